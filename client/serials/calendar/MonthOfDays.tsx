import { MonthGrid } from "../../forms/dates/MonthGrid";
import { formatDay, formatLongDate } from "../../format/formatDate";
import type { SerialIssue_IssueFragment as Issue } from "../../gql/graphql";
import { issueStatuses } from "../serialLabels";

interface MonthOfDaysProps {
  label: string;
  cursor: string;
  today: string;
  issues: readonly Issue[];
  chosenId: string | null;
  onMove: (day: string) => void;
  onChoose: (issueId: string | null) => void;
}

/** The days of a month, each with the sign of its issue; a day with several is gone through by pressing it again. */
export function MonthOfDays({ label, cursor, today, issues, chosenId, onMove, onChoose }: MonthOfDaysProps) {
  const issuesOf = (day: string) => issues.filter(({ issuedOn }) => issuedOn === day);
  const chosen = issues.find(({ id }) => id === chosenId);
  return (
    <div className="rounded-2xl border border-line bg-card p-2 sm:p-4">
      <MonthGrid
        label={label}
        cursor={cursor}
        chosen={chosen?.issuedOn ?? ""}
        today={today}
        isOut={(day) => issuesOf(day).length === 0}
        onMove={onMove}
        onChoose={(day) => {
          onMove(day);
          const here = issuesOf(day);
          const next = here[(here.findIndex(({ id }) => id === chosenId) + 1) % Math.max(here.length, 1)];
          onChoose(next?.id ?? null);
        }}
        describe={(day) => {
          const here = issuesOf(day);
          const states = here.map(({ label: name, status }) =>
            [name === formatLongDate(day) ? null : name, issueStatuses[status].label].filter(Boolean).join(", "),
          );
          return states.length === 0 ? `${formatDay(day)}, tidak ada edisi` : `${formatDay(day)}: ${states.join("; ")}`;
        }}
        mark={(day) =>
          issuesOf(day).map(({ id, status }) => {
            const { Icon, color } = issueStatuses[status];
            return <Icon key={id} aria-hidden="true" strokeWidth={2.25} className={`size-3.5 ${color}`} />;
          })
        }
      />
    </div>
  );
}
