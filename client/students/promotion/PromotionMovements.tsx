import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { Skeleton } from "../../ui/Skeleton";
import { statusLabels } from "../studentLabels";

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

/** From which class to which. */
export function PromotionMovements({ databaseId }: { databaseId: number }) {
  const { data } = usePageQuery(PromotionMovementsQuery, { databaseId });
  if (!data) return <Skeleton className="mt-2 h-20" />;
  return (
    <ul className="mt-1 grid gap-x-6 text-sm sm:grid-cols-2 lg:grid-cols-3">
      {data.studentPromotion?.movements.map(({ fromClassName, toClassName, status, studentsCount }) => (
        <li key={[fromClassName, toClassName, status].join("\n")} className="py-0.5">
          {fromClassName ?? "Tanpa kelas"} →{" "}
          <span className="font-semibold">{whereTo(fromClassName, toClassName, status)}</span>{" "}
          <span className="text-muted tabular-nums">{formatNumber(studentsCount)} siswa</span>
        </li>
      ))}
    </ul>
  );
}

type Place = string | null | undefined;

function whereTo(from: Place, to: Place, status: keyof typeof statusLabels): string {
  if (status === "GRADUATED" || status === "MOVED") return statusLabels[status];
  return from === to ? "tinggal kelas" : (to ?? "Tanpa kelas");
}
