import { formatNumber } from "../../format/formatNumber";
import { readFragment } from "../../gql/fragment-masking";
import { DeskTasks_attentionStats } from "./deskTasks";
import { useDeskAttention } from "./useDeskAttention";

interface WaitingCountsProps {
  of: "loans" | "reservations";
  /** The id of the description, which says in words what the numbers are. */
  id: string;
}

const COUNT_STYLE = "waiting-count";

/** Beside a link: what waits on its screen. */
export function WaitingCounts({ of, id }: WaitingCountsProps) {
  const attention = readFragment(DeskTasks_attentionStats, useDeskAttention());
  if (!attention) return null;
  const counts =
    of === "loans"
      ? [
          { count: attention.loansDueToday ?? 0, text: "jatuh tempo hari ini", style: COUNT_STYLE },
          { count: attention.overdueLoans ?? 0, text: "terlambat", style: `${COUNT_STYLE} waiting-count-late` },
        ]
      : [{ count: attention.readyReservations ?? 0, text: "siap diambil", style: COUNT_STYLE }];
  const shown = counts
    .filter(({ count }) => count > 0)
    .map((waiting) => ({ ...waiting, text: `${formatNumber(waiting.count)} ${waiting.text}` }));
  return (
    <span className="ml-auto flex gap-1">
      {shown.map(({ count, text, style }) => (
        <span key={text} aria-hidden="true" title={text} className={style}>
          {formatNumber(count)}
        </span>
      ))}
      <span id={id} hidden>
        {shown.map(({ text }) => text).join(", ")}
      </span>
    </span>
  );
}
