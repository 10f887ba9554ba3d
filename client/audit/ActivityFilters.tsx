import { Link } from "react-router-dom";
import { DayRangeFields } from "../lists/days/DayRangeFields";
import { buttonStyle } from "../ui/buttonStyle";
import { type ActivityUrlState, activityHref } from "./activityUrlState";
import { recordLabels } from "../admin/history/recordLabels";

interface ActivityFiltersProps {
  urlState: ActivityUrlState;
  change: (changes: Partial<ActivityUrlState>) => void;
}

/** A form that works without script, too. */
export function ActivityFilters({ urlState, change }: ActivityFiltersProps) {
  const { type, record, from, to, user } = urlState;
  const isFiltered = type !== "" || from !== "" || to !== "" || user !== "";
  return (
    <form action="/admin/activity" method="get" className="mb-3 flex flex-wrap items-end gap-2">
      <select
        name="type"
        aria-label="Jenis data"
        value={type}
        onChange={({ target }) => change({ type: target.value, record: "" })}
        className="select border-line bg-card pr-9 pl-3.5 lg:h-9 lg:rounded-lg"
      >
        <option value="">Semua jenis data</option>
        {Object.entries(recordLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <DayRangeFields from={from} to={to} labels={{ from: "Dari", to: "Sampai" }} change={change} />
      {record !== "" && <input type="hidden" name="record" value={record} />}
      {user !== "" && <input type="hidden" name="user" value={user} />}
      <noscript>
        <button type="submit" className={buttonStyle("outlined", "compact")}>
          Filter
        </button>
      </noscript>
      {isFiltered && (
        <Link
          to={activityHref({ type: "", record: "", from: "", to: "", user: "" })}
          className={buttonStyle("quiet", "compact")}
        >
          {record !== ""
            ? "Lihat semua catatan"
            : user === ""
              ? "Hapus semua filter"
              : "Hapus semua filter, juga akunnya"}
        </Link>
      )}
    </form>
  );
}
