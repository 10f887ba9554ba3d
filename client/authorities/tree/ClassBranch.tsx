import { ChevronRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { BooksLink } from "../lists/BooksLink";
import type { ListRow } from "../lists/ListConfig";
import { RecordActions } from "../lists/record/RecordActions";
import type { RecordAction } from "../lists/record/RecordSheet";

const ClassBranch_classificationBranch = graphql(`
  fragment ClassBranch_classificationBranch on ClassificationBranchInfo {
    key
    code
    name
    booksCount
    classesCount
    hasBranches
    classifications {
      id
      databaseId
      code
      name
      booksCount
    }
  }
`);

const LINE_STYLE =
  "flex min-h-13 flex-wrap items-center gap-x-1 py-1 pr-2 pl-1 text-sm hover:bg-wash/60 sm:flex-nowrap";

const TOGGLE_STYLE =
  "flex min-h-10 w-full min-w-0 cursor-pointer items-center gap-2 rounded-lg pl-2 sm:w-auto sm:flex-1";

interface ClassBranchProps {
  branch: FragmentType<typeof ClassBranch_classificationBranch>;
  onAction: (action: RecordAction<"classifications">) => void;
  /** The branches below it, rendered once it is opened. */
  renderChildren: (parent: string) => ReactNode;
}

/** A class with the number of books below it; its line expands and collapses the children. */
export function ClassBranch({ branch: ref, onAction, renderChildren }: ClassBranchProps) {
  const { key, code, name, booksCount, classesCount, hasBranches, classifications } = readFragment(
    ClassBranch_classificationBranch,
    ref,
  );
  const [isOpen, setIsOpen] = useState(false);
  const childrenId = useId();
  const rows = classifications.map((own): ListRow<"classifications"> => ({
    ...own,
    values: { id: own.id, code: own.code, name: own.name ?? null },
  }));
  const only = rows.length === 1 ? rows[0] : undefined;
  const title = (
    <>
      <span className="shrink-0 font-semibold tabular-nums sm:w-24">{code}</span>
      <span className="min-w-0 flex-1 text-left wrap-break-word">{name}</span>
    </>
  );
  return (
    <li>
      <div className={`hover-row ${LINE_STYLE}`}>
        {hasBranches ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? childrenId : undefined}
            onClick={() => setIsOpen(!isOpen)}
            className={TOGGLE_STYLE}
          >
            <ChevronRight
              aria-hidden="true"
              strokeWidth={1.75}
              className={`size-4.5 shrink-0 text-muted transition-transform duration-150 ${isOpen ? "rotate-90" : ""}`}
            />
            {title}
          </button>
        ) : (
          <p className="flex min-h-10 w-full min-w-0 items-center gap-2 pl-8.5 sm:w-auto sm:flex-1">{title}</p>
        )}
        <span className="shrink-0 pl-8.5 text-right text-muted tabular-nums sm:pl-0">
          {only && !hasBranches ? <BooksLink list="classifications" row={only} /> : formatNumber(booksCount)} buku
          {hasBranches && ` · ${formatNumber(classesCount)} klasifikasi`}
        </span>
        <div className="ml-auto min-h-10 shrink-0 sm:w-30">
          {only && <RecordActions list="classifications" row={only} onAction={onAction} />}
        </div>
      </div>
      {rows.length > 1 && (
        <ul aria-label={`Kode yang sama dengan ${code}`} className="ml-8.5 border-l border-line">
          {rows.map((row) => (
            <li key={row.id} className="hover-row flex min-h-11 items-center gap-2 pr-2 pl-4 text-sm">
              <span className="min-w-0 flex-1 wrap-anywhere">{row.values.code}</span>
              <BooksLink list="classifications" row={row} />
              <div className="shrink-0">
                <RecordActions list="classifications" row={row} onAction={onAction} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <div id={childrenId}>{renderChildren(key)}</div>}
    </li>
  );
}
