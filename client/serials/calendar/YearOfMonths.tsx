import { formatDate, formatMonth } from "../../format/formatDate";
import type { SerialIssue_IssueFragment as Issue } from "../../gql/graphql";
import { issueStatuses } from "../serialLabels";

interface YearOfMonthsProps {
  year: string;
  today: string;
  issues: readonly Issue[];
  chosenId: string | null;
  onChoose: (issueId: string | null) => void;
}

const MONTHS = Array.from({ length: 12 }, (_month, index) => String(index + 1).padStart(2, "0"));

/** The months of a year with their issues. */
export function YearOfMonths({ year, today, issues, chosenId, onChoose }: YearOfMonthsProps) {
  return (
    <ol className="grid grid-cols-1 gap-2 min-[22rem]:grid-cols-2 xl:grid-cols-3">
      {MONTHS.map((number) => {
        const month = `${year}-${number}`;
        const here = issues.filter(({ issuedOn }) => issuedOn.startsWith(month));
        const isNow = today.startsWith(month);
        return (
          <li
            key={month}
            aria-current={isNow ? "date" : undefined}
            className={`rounded-2xl border bg-card p-3 ${isNow ? "border-nila" : "border-line"}`}
          >
            <h3 className={`text-sm font-semibold ${isNow ? "text-nila" : "text-muted"}`}>
              {formatMonth(`${month}-01`).replace(` ${year}`, "")}
            </h3>
            {here.length === 0 ? (
              <p className="mt-1 text-sm text-muted">Tidak ada edisi</p>
            ) : (
              <ul className="mt-1">
                {here.map((issue) => (
                  <li key={issue.id}>
                    <IssueButton
                      issue={issue}
                      isChosen={issue.id === chosenId}
                      onPress={() => onChoose(issue.id === chosenId ? null : issue.id)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface IssueButtonProps {
  issue: Issue;
  isChosen: boolean;
  onPress: () => void;
}

function IssueButton({ issue: { label, issuedOn, status }, isChosen, onPress }: IssueButtonProps) {
  const { Icon, label: word, color } = issueStatuses[status];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className="-mx-1.5 flex min-h-11 w-[calc(100%+0.75rem)] cursor-pointer items-center gap-2 rounded-lg px-1.5 text-left text-sm hover:bg-wash aria-pressed:bg-nila-soft lg:min-h-9"
    >
      <Icon aria-hidden="true" strokeWidth={2.25} className={`size-4 shrink-0 ${color}`} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{shortLabel(label, issuedOn)}</span>
        <span className="block text-xs text-muted">
          {formatDate(issuedOn).replace(/ \d{4}$/u, "")} · {word}
        </span>
      </span>
    </button>
  );
}

/** Without the month and the year, which stand above it. */
function shortLabel(label: string, issuedOn: string): string {
  const month = formatMonth(`${issuedOn.slice(0, 7)}-01`);
  return label.endsWith(`, ${month}`) ? label.slice(0, -month.length - 2) : label;
}
