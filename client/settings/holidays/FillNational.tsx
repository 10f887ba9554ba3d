import { useApolloClient } from "@apollo/client/react";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { graphql } from "../../gql/gql";
import type { NationalHolidaysQuery } from "../../gql/graphql";
import { buttonStyle } from "../../ui/buttonStyle";
import { Checkbox } from "../../ui/Checkbox";
import type { Holiday } from "../form/settingsValues";

const NationalHolidaysDocument = graphql(`
  query NationalHolidays($year: Int!) {
    nationalHolidays(year: $year) {
      year
      isDecreed
      source
      holidays {
        date
        name
        isJointLeave
      }
    }
  }
`);

/** The first year of the product's list. */
const FIRST_YEAR = 2026;

interface FillNationalProps {
  year: number;
  holidays: readonly Holiday[];
  onFill: (added: readonly Holiday[]) => void;
}

/** Takes the national holidays of a year over; days that are there already stay as they are. */
export function FillNational({ year, holidays, onFill }: FillNationalProps) {
  const client = useApolloClient();
  const [withJointLeave, setWithJointLeave] = useState(true);
  const [isLoading, setIsLoading] = useState(false);
  const [outcome, setOutcome] = useState("");

  const fill = async () => {
    if (isLoading) return;
    setIsLoading(true);
    const { data } = await client
      .query({ query: NationalHolidaysDocument, variables: { year } })
      .catch(() => ({ data: undefined }));
    setIsLoading(false);
    if (!data) return setOutcome("Libur nasional gagal dimuat. Coba lagi.");
    const known = new Set(holidays.map(({ date }) => date));
    const wanted = data.nationalHolidays.holidays.filter(({ isJointLeave }) => withJointLeave || !isJointLeave);
    const added = wanted.filter(({ date }) => !known.has(date)).map(({ date, name }) => ({ date, name }));
    if (added.length > 0) onFill(added);
    setOutcome(outcomeText(data, added.length, wanted.length - added.length));
  };

  if (year < FIRST_YEAR) return null;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <button
          type="button"
          aria-disabled={isLoading}
          onClick={() => void fill()}
          className={buttonStyle("outlined", "compact")}
        >
          <CalendarPlus aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {`Isi libur nasional ${year}`}
        </button>
        <Checkbox
          label="Dengan cuti bersama"
          checked={withJointLeave}
          onChange={({ target }) => setWithJointLeave(target.checked)}
        />
      </div>
      <p role="status" className="max-w-prose text-sm text-pretty not-empty:mt-2">
        {outcome}
      </p>
    </div>
  );
}

function outcomeText({ nationalHolidays }: NationalHolidaysQuery, added: number, known: number): string {
  const { year, isDecreed, source } = nationalHolidays;
  const count = added === 0 ? "Tidak ada yang ditambahkan" : `${added} hari ditambahkan, belum disimpan`;
  const rest = known === 0 ? "" : `; ${known} hari sudah ada`;
  return isDecreed
    ? `${count}${rest}. Sumber: ${source}.`
    : `${count}${rest}. SKB 3 Menteri untuk ${year} belum ada di Aksara: baru ${source}. ` +
        "Lengkapi hari besar lainnya sesuai SKB.";
}
