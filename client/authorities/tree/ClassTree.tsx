import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";
import { LoadFailure } from "../../ui/LoadFailure";
import { Skeleton } from "../../ui/Skeleton";
import type { RecordAction } from "../lists/record/RecordSheet";
import { ClassBranch } from "./ClassBranch";

const ClassTreeQuery = graphql(`
  query ClassTree($parent: String) {
    classificationTree(parent: $parent) {
      key
      ...ClassBranch_classificationBranch
    }
  }
`);

interface ClassTreeProps {
  /** Key of the parent branch; the root unless given. */
  parent?: string;
  onAction: (action: RecordAction<"classifications">) => void;
}

const SKELETONS = { root: Array.from({ length: 12 }, (_, index) => index), branch: [0] };

/** The classification tree of DDC, 2X and the library's own classes, loaded branch by branch. */
export function ClassTree({ parent, onAction }: ClassTreeProps) {
  const { data, previousData, failure, isLoading, retry } = usePageQuery(
    ClassTreeQuery,
    { parent: parent ?? null },
    "none",
  );
  const branches = (data ?? previousData)?.classificationTree;
  const isRoot = parent === undefined;
  if (failure && branches === undefined) {
    return isRoot ? (
      <LoadFailure title="Bagan klasifikasi gagal dimuat" onRetry={retry} />
    ) : (
      <p role="alert" className="py-2 pl-10 text-sm text-bata">
        Bagian ini gagal dimuat.{" "}
        <button type="button" onClick={retry} className="min-h-8 font-semibold underline underline-offset-4">
          Coba lagi
        </button>
      </p>
    );
  }
  return (
    <ul
      aria-label={isRoot ? "Klasifikasi utama" : undefined}
      aria-busy={isLoading}
      className={
        isRoot ? "divide-y divide-line rounded-2xl border border-line bg-card" : "ml-4 border-l border-line sm:ml-6"
      }
    >
      {branches === undefined &&
        SKELETONS[isRoot ? "root" : "branch"].map((index) => (
          <li key={index} className="flex h-13 items-center px-4">
            <span className="sr-only">Memuat…</span>
            <Skeleton className="h-5 w-2/5" />
          </li>
        ))}
      {branches?.map((branch) => (
        <ClassBranch
          key={branch.key}
          branch={branch}
          onAction={onAction}
          renderChildren={(key) => <ClassTree parent={key} onAction={onAction} />}
        />
      ))}
    </ul>
  );
}
