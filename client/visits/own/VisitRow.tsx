import { formatDay } from "../../format/formatDate";
import { wallClock } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { purposeLabels } from "../purposeLabels";

export const VisitRow_visit = graphql(`
  fragment VisitRow_visit on Visit {
    id
    purpose
    visitedAt
  }
`);

/** Focusable, for when the button that loaded it is gone. */
export function VisitRow({ visit: ref }: { visit: FragmentType<typeof VisitRow_visit> }) {
  const { purpose, visitedAt } = readFragment(VisitRow_visit, ref);
  const { day, time } = wallClock(visitedAt, useLibraryTimeZone());
  return (
    <li tabIndex={-1} className="flex items-baseline justify-between gap-4 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-medium">{formatDay(day)}</p>
        {purpose && <p className="text-sm text-muted">{purposeLabels[purpose]}</p>}
      </div>
      <time dateTime={visitedAt} className="shrink-0 text-sm text-muted tabular-nums">
        {time}
      </time>
    </li>
  );
}
