import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { shownData } from "../../apollo/pageQuery/shownData";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { useNextPages } from "../../apollo/pageQuery/useNextPages";
import { addMonths } from "../../forms/dates/calendarDays";
import { addDays } from "../../format/addDays";
import { formatMonth } from "../../format/formatDate";
import { readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { SerialFacts_SerialFragment as Serial } from "../../gql/graphql";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { LoadFailure } from "../../ui/LoadFailure";
import { RowButton } from "../../ui/RowButton";
import { Skeleton } from "../../ui/Skeleton";
import { IssuePanel } from "../record/IssuePanel";
import { SerialIssue_issue } from "../serialDocuments";
import { issueStatuses, STATUSES } from "../serialLabels";
import { MonthOfDays } from "./MonthOfDays";
import { YearOfMonths } from "./YearOfMonths";

const SerialCalendarQuery = graphql(`
  query SerialCalendar($filter: SerialIssueFilter, $after: String) {
    serialIssues(first: 100, after: $after, filter: $filter, orderBy: OLDEST) {
      edges {
        cursor
        node {
          id
          ...SerialIssue_issue
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Of a month or a year: more than any schedule foretells, with special issues beside it. */
const MOST_ISSUES = 500;

function showPanel(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: "nearest" });
}

/** All issues of a month or a year, page after page. */
function useIssues(serialId: string, from: string, until: string) {
  const query = useFreshQuery(SerialCalendarQuery, { filter: { serialId, from, until }, after: null });
  const shown = shownData(query)?.serialIssues.edges.map(({ node }) => readFragment(SerialIssue_issue, node));
  const issues = shown?.filter(({ issuedOn }) => issuedOn >= from && issuedOn <= until);
  const { edges = [], pageInfo } = (query.isLoading ? undefined : query.data?.serialIssues) ?? {};
  const goesOn = pageInfo?.hasNextPage && edges.length < MOST_ISSUES;
  const rest = useNextPages(goesOn ? (pageInfo.endCursor ?? null) : null, (after) =>
    query.fetchMore({ variables: { after } }),
  );
  if (query.failure) return { issues, hasFailed: true, retry: query.retry };
  return { issues, ...rest };
}

/** A daily by the days of a month, everything else by the months of a year. */
export function SerialCalendar({ serial }: { serial: Serial }) {
  const today = useLibraryToday();
  const isDaily = serial.frequency === "DAILY";
  // The day whose month or year is shown, and which has the focus among the days.
  const [cursor, setCursor] = useState(today);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const month = cursor.slice(0, 7);
  const year = cursor.slice(0, 4);
  const from = isDaily ? `${month}-01` : `${year}-01-01`;
  const until = isDaily ? addDays(addMonths(from, 1), -1) : `${year}-12-31`;
  const { issues, hasFailed, retry } = useIssues(serial.id, from, until);
  const chosen = issues?.find(({ id }) => id === chosenId);
  const move = (steps: number) => {
    setCursor(addMonths(cursor, isDaily ? steps : steps * 12));
    setChosenId(null);
  };
  const name = isDaily ? formatMonth(from) : year;
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <RowButton
          Icon={ChevronLeft}
          label={isDaily ? "Bulan sebelumnya" : "Tahun sebelumnya"}
          onPress={() => move(-1)}
        />
        <h2 aria-live="polite" className="font-serif text-xl font-semibold tabular-nums">
          {name}
        </h2>
        <RowButton
          Icon={ChevronRight}
          label={isDaily ? "Bulan berikutnya" : "Tahun berikutnya"}
          onPress={() => move(1)}
        />
      </div>
      {hasFailed ? (
        <LoadFailure title="Kalender gagal dimuat" onRetry={retry} />
      ) : !issues ? (
        <Skeleton className="h-80 w-full rounded-2xl" />
      ) : isDaily ? (
        <MonthOfDays
          label={`Edisi ${name}`}
          cursor={cursor}
          today={today}
          issues={issues}
          chosenId={chosenId}
          onMove={setCursor}
          onChoose={setChosenId}
        />
      ) : (
        <YearOfMonths year={year} today={today} issues={issues} chosenId={chosenId} onChoose={setChosenId} />
      )}
      <Legend />
      {chosen && (
        // Into sight, as on a phone it stands far below what was pressed.
        <div key={chosen.id} ref={showPanel} className="mt-3 scroll-mt-24 scroll-mb-28">
          <IssuePanel serial={serial} issue={chosen} />
        </div>
      )}
    </>
  );
}

/** What the signs mean. */
function Legend() {
  return (
    <ul aria-label="Arti tanda" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {STATUSES.map((status) => {
        const { Icon, label, color } = issueStatuses[status];
        return (
          <li key={status} className="flex items-center gap-1">
            <Icon aria-hidden="true" strokeWidth={2} className={`size-3.5 ${color}`} />
            {label}
          </li>
        );
      })}
    </ul>
  );
}
