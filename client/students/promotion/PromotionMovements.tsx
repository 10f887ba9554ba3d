import { useState } from "react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { lazy } from "../../page/lazy/lazy";
import type { Leavers } from "../../circulation/clearance/admin/IssueLettersSheet";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { useCan } from "../../session/useViewer";
import { Skeleton } from "../../ui/Skeleton";
import { statusLabels } from "../../format/studentLabels";

const IssueLettersSheet = lazy(
  () => import("../../circulation/clearance/admin/IssueLettersSheet").then((m) => m.IssueLettersSheet),
  null,
);

const PromotionMovementsQuery = graphql(`
  query PromotionMovements($databaseId: Int!) {
    studentPromotion(databaseId: $databaseId) {
      id
      movements {
        fromClassName
        toClassName
        status
        studentsCount
      }
    }
  }
`);

interface PromotionMovementsProps {
  id: string;
  databaseId: number;
  isUndone: boolean;
}

/** From which class to which; who has left gets the letter that says they owe nothing. */
export function PromotionMovements({ id, databaseId, isUndone }: PromotionMovementsProps) {
  const { data } = usePageQuery(PromotionMovementsQuery, { databaseId });
  const mayIssue = useCan("CLEARANCE_WRITE") && !isUndone;
  const [leavers, setLeavers] = useState<Leavers | null>(null);
  if (!data) return <Skeleton className="mt-2 h-20" />;
  return (
    <>
      <ul className="mt-1 grid gap-x-6 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {data.studentPromotion?.movements.map(({ fromClassName, toClassName, status, studentsCount }) => (
          <li key={[fromClassName, toClassName, status].join("\n")} className="py-0.5">
            {fromClassName ?? "Tanpa kelas"} →{" "}
            <span className="font-semibold">{whereTo(fromClassName, toClassName, status)}</span>{" "}
            <span className="text-muted tabular-nums">{formatNumber(studentsCount)} siswa</span>
            {mayIssue && fromClassName && hasLeft(status) && (
              <button
                type="button"
                onClick={() => setLeavers({ promotionId: id, className: fromClassName, count: studentsCount })}
                className="needs-script ml-2 inline-link min-h-6 cursor-pointer"
              >
                Terbitkan surat
                <span className="sr-only"> Bebas Pustaka untuk siswa yang lulus atau pindah dari {fromClassName}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {leavers && <IssueLettersSheet issueFor={leavers} onClose={() => setLeavers(null)} />}
    </>
  );
}

type Place = string | null | undefined;

function whereTo(from: Place, to: Place, status: keyof typeof statusLabels): string {
  if (hasLeft(status)) return statusLabels[status];
  return from === to ? "tinggal kelas" : (to ?? "Tanpa kelas");
}

function hasLeft(status: keyof typeof statusLabels): boolean {
  return status === "GRADUATED" || status === "MOVED";
}
