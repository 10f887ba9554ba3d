import type { ReactNode } from "react";
import type { SectionProps } from "../sections/SectionProps";
import { AddHoliday, type AddHolidayWords } from "./AddHoliday";
import { DayRanges } from "./DayRanges";
import { withHolidays } from "./holidayRanges";

interface DayListFieldsProps extends SectionProps {
  field: "holidays" | "openDays";
  label: string;
  words: AddHolidayWords;
  year: number;
  onYear: (year: number) => void;
  /** In place of a list without a day in this year. */
  emptyText?: string;
  /** Between the list and what adds to it. */
  children?: ReactNode;
}

/** One of the two lists of days, a year at a time: what it has, and what adds to it. */
export function DayListFields(props: DayListFieldsProps) {
  const { state, errors, field, label, words, year, onYear, emptyText, children } = props;
  const days = state.values[field];
  const ofYear = days.filter(({ date }) => date.startsWith(`${year}-`));
  const problem = errors.formErrors.fields?.find(({ name }) => name.startsWith(field))?.message;
  return (
    <>
      <div className={state.changed.includes(field) ? "field-changed" : undefined}>
        {ofYear.length > 0 && (
          <DayRanges
            label={`${label} ${year}`}
            days={ofYear}
            saved={state.base.values[field]}
            onRemove={({ from, until }) =>
              state.set(
                field,
                days.filter(({ date }) => date < from || date > until),
              )
            }
          />
        )}
        {ofYear.length === 0 && emptyText !== undefined && (
          <p className="rounded-xl bg-wash px-4 py-3 text-sm text-muted">{emptyText}</p>
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-bata">
          {problem}
        </p>
      )}
      {children}
      <AddHoliday
        words={words}
        days={days}
        onAdd={(added) => {
          state.set(field, withHolidays(days, added));
          onYear(Number(added[0]?.date.slice(0, 4) ?? year));
        }}
      />
    </>
  );
}
