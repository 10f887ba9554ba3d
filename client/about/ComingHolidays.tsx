import { formatLongDate } from "../format/formatDate";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { WEEKDAY_NAMES, weekdayOf } from "../format/weekdays";

export const ComingHolidays_settings = graphql(`
  fragment ComingHolidays_settings on SettingsInfo {
    holidays(withinDays: 45) {
      date
      name
    }
  }
`);

const MAX_SHOWN = 5;

/** The holidays of the next few weeks, so that nobody comes to a closed library. */
export function ComingHolidays({ settings: ref }: { settings: FragmentType<typeof ComingHolidays_settings> }) {
  const { holidays } = readFragment(ComingHolidays_settings, ref);
  const upcoming = holidays.slice(0, MAX_SHOWN);
  if (upcoming.length === 0) return null;
  return (
    <section aria-labelledby="hari-libur">
      <h2 id="hari-libur" className="font-serif text-xl font-semibold">
        Hari libur
      </h2>
      <ul className="mt-3 grid gap-2 text-sm">
        {upcoming.map(({ date, name }) => (
          <li key={date}>
            <span className="block font-medium wrap-break-word">{name}</span>
            <time dateTime={date} className="text-muted tabular-nums">
              {`${WEEKDAY_NAMES[weekdayOf(date)]}, ${formatLongDate(date)}`}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
