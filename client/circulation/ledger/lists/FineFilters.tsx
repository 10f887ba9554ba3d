import { Link } from "react-router-dom";
import { DayRangeFields } from "../../../lists/days/DayRangeFields";
import { buttonStyle } from "../../../ui/buttonStyle";
import { chargeReasonLabels, fineStatusLabels } from "../fineText";
import { finesHref, NO_FINE_FILTERS } from "./finesUrlState";
import type { LedgerView } from "./LedgerView";

interface FineFiltersProps extends Pick<LedgerView, "urlState" | "change"> {
  isNarrowed: boolean;
}

const SELECT_STYLE = "select min-w-0 border-field bg-card pr-9 pl-3.5 lg:h-9 lg:rounded-lg";

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
      <select
        name="status"
        aria-label="Status"
        value={status}
        onChange={({ target }) => change({ status: target.value })}
        className={SELECT_STYLE}
      >
        <option value="">Semua status</option>
        {Object.entries(fineStatusLabels).map(([code, label]) => (
          <option key={code} value={code.toLowerCase()}>
            {label}
          </option>
        ))}
      </select>
      <select
        name="charge_reason"
        aria-label="Jenis"
        value={reason}
        onChange={({ target }) => change({ charge_reason: target.value })}
        className={SELECT_STYLE}
      >
        <option value="">Semua jenis</option>
        {Object.entries(chargeReasonLabels).map(([code, label]) => (
          <option key={code} value={code.toLowerCase()}>
            {label}
          </option>
        ))}
      </select>
      <DayRangeFields from={from} to={to} labels={{ from: "Dari", to: "Sampai" }} change={change} />
      <noscript>
        <button type="submit" className={buttonStyle("outlined", "compact")}>
          Saring
        </button>
      </noscript>
      {isNarrowed && (
        <Link to={finesHref(NO_FINE_FILTERS)} className={`${buttonStyle("quiet", "compact")} col-span-2`}>
          Hapus semua saringan
        </Link>
      )}
    </form>
  );
}
