import { codeChoices, FilterSelect } from "../../../admin/table/FilterSelect";
import { Link } from "react-router-dom";
import { DayRangeFields } from "../../../lists/days/DayRangeFields";
import { buttonStyle } from "../../../ui/buttonStyle";
import { chargeReasonLabels, fineStatusLabels } from "../fineText";
import { finesHref, NO_FINE_FILTERS } from "./finesUrlState";
import type { LedgerView } from "./LedgerView";

interface FineFiltersProps extends Pick<LedgerView, "urlState" | "change"> {
  isNarrowed: boolean;
}

/** A form that works without script, too. */
export function FineFilters({ urlState, change, isNarrowed }: FineFiltersProps) {
  const { status, charge_reason: reason, from, to } = urlState;
  return (
    <form
      role="search"
      action="/admin/fines"
      method="get"
      onSubmit={(event) => event.preventDefault()}
      className="mb-3 grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap"
    >
      <FilterSelect
        name="status"
        label="Status"
        choices={[["", "Semua status"], ...codeChoices(fineStatusLabels)]}
        value={status}
        onChange={(value) => change({ status: value })}
      />
      <FilterSelect
        name="charge_reason"
        label="Jenis"
        choices={[["", "Semua jenis"], ...codeChoices(chargeReasonLabels)]}
        value={reason}
        onChange={(value) => change({ charge_reason: value })}
      />
      <DayRangeFields from={from} to={to} labels={{ from: "Dari", to: "Sampai" }} change={change} />
      <noscript>
        <button type="submit" className={buttonStyle("outlined", "compact")}>
          Filter
        </button>
      </noscript>
      {isNarrowed && (
        <Link to={finesHref(NO_FINE_FILTERS)} className={`${buttonStyle("quiet", "compact")} col-span-2`}>
          Hapus semua filter
        </Link>
      )}
    </form>
  );
}
