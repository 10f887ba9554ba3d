import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { formatHours } from "../format/openingLines";
import { WEEKDAY_NAMES, weekdayOf } from "../format/weekdays";
import { OpeningPill } from "./OpeningPill";

export const OpeningWeek_settings = graphql(`
  fragment OpeningWeek_settings on SettingsInfo {
    openingHours {
      weekday
      hours {
        opens
        closes
      }
    }
    opening {
      today
      openDayName
    }
    holidays(withinDays: 45) {
      date
      name
    }
    ...OpeningPill_settings
  }
`);

const ROW_STYLE = "flex justify-between gap-4 border-b border-line py-2 last:border-b-0";

export function OpeningWeek({ settings: ref }: { settings: FragmentType<typeof OpeningWeek_settings> }) {
  const settings = readFragment(OpeningWeek_settings, ref);
  const { today, openDayName } = settings.opening;
  const holiday = settings.holidays.find(({ date }) => date === today);
  return (
    <section aria-labelledby="jam-layanan">
      <h2 id="jam-layanan" className="font-serif text-xl font-semibold">
        Jam layanan
      </h2>
      <div className="mt-3">
        <OpeningPill settings={settings} />
      </div>
      <dl className="mt-4 text-sm tabular-nums">
        {settings.openingHours.map(({ weekday, hours }) => {
          const isToday = weekday === weekdayOf(today);
          const hoursText = formatHours(hours) || "Tutup";
          const isOpenDay = isToday && Boolean(openDayName);
          const dayText = isOpenDay
            ? `Buka, ${openDayName}`
            : isToday && holiday
              ? `Tutup, ${holiday.name}`
              : hoursText;
          return (
            <div key={weekday} className={`${ROW_STYLE} ${isToday ? "font-semibold" : ""}`}>
              <dt className="shrink-0">
                {WEEKDAY_NAMES[weekday]}
                {isToday && <span className="ml-2 text-xs text-nila">Hari ini</span>}
              </dt>
              <dd className={`text-right text-balance ${hoursText === "Tutup" && !isOpenDay ? "text-muted" : ""}`}>
                {dayText}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
