import { Ban, Pencil } from "lucide-react";
import { useHistoryActions } from "../../admin/history/recordHistory";
import { RowActions } from "../../admin/table/RowActions";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { formatNumber } from "../../format/formatNumber";
import { personName } from "../../format/personName";
import { wallClock } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { VisitLine_VisitFragment } from "../../gql/graphql";
import { purposeLabels } from "../purposeLabels";

export const VisitLine_visit = graphql(`
  fragment VisitLine_visit on Visit {
    id
    databaseId
    kind
    name
    nis
    className
    institution
    purpose
    peopleCount
    visitedAt
  }
`);

export type DeskVisit = VisitLine_VisitFragment;

interface VisitLineProps {
  visit: FragmentType<typeof VisitLine_visit>;
  onCorrect: (visit: DeskVisit) => void;
  onVoid: (visit: DeskVisit) => void;
}

const LINE_STYLE =
  "hover-row grid min-h-11 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line bg-card " +
  "py-1 pr-2 pl-4 text-sm last:border-b-0 hover:bg-paper " +
  "md:grid-cols-[2.75rem_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)_auto]";

/** Who came when, from where and why, in one line; on a phone in two. */
export function VisitLine({ visit: ref, onCorrect, onVoid }: VisitLineProps) {
  const visit = readFragment(VisitLine_visit, ref);
  const { name, nis, purpose, visitedAt } = visit;
  const { time } = wallClock(visitedAt, useLibraryTimeZone());
  const origin = originOf(visit);
  const history = useHistoryActions<DeskVisit>("visit");
  return (
    <li className={LINE_STYLE}>
      <time dateTime={visitedAt} className="self-start pt-0.5 text-muted tabular-nums md:self-auto md:pt-0">
        {time}
      </time>
      <span className="row-text">
        {name === null ? (
          <span className="text-muted">{personName(name)}</span>
        ) : (
          <b className="font-semibold">{name}</b>
        )}
        {nis && <span className="ml-2 text-muted tabular-nums">{nis}</span>}
      </span>
      <span className="col-start-2 text-muted wrap-anywhere md:contents">
        <span className="md:line-clamp-1 md:text-ink">{origin}</span>
        {origin !== "" && purpose && (
          <span aria-hidden="true" className="md:hidden">
            {" · "}
          </span>
        )}
        <span className="md:line-clamp-1">{purpose && purposeLabels[purpose]}</span>
      </span>
      <div className="cell-actions col-start-3 row-span-2 row-start-1 md:col-start-5 md:row-span-1">
        <RowActions
          row={visit}
          name={`${personName(name)}, ${time}`}
          actions={[
            { label: "Sunting", Icon: Pencil, run: onCorrect },
            ...history,
            { label: "Batalkan kunjungan", Icon: Ban, run: onVoid, isDestructive: true },
          ]}
        />
      </div>
    </li>
  );
}

/** A student's class, a guest's institution, or how many have come. */
function originOf({ kind, className, institution, peopleCount }: DeskVisit): string {
  if (kind === "CLASS") return `${formatNumber(peopleCount)} orang`;
  if (kind === "GUEST") return institution ? `Tamu · ${institution}` : "Tamu";
  return className ?? "";
}
