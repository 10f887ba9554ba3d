import { lazy } from "../../../../page/lazy/lazy";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { SelectAllResults } from "../../../../admin/table/selection/SelectAllResults";
import { SelectionBar } from "../../../../admin/table/selection/SelectionBar";
import type { TableSelection } from "../../../../admin/table/selection/useTableSelection";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import { labelsHref } from "../../../../labels/chosenBooks";
import { useDismissibleDetails } from "../../../../ui/useDismissibleDetails";
import { useTotalCount } from "../BookCount";
import { type BulkField, bulkFields } from "./bulkFields";
import type { BookListVariables } from "../bookTableVariables";
import type { SelectedBook } from "../selectedBooks";
import { SelectionExport } from "./SelectionExport";
import { useBookPages } from "./useBookPages";

// Nobody changes several books before some are selected.
const BulkChangeSheet = lazy(() => import("./BulkChangeSheet").then((m) => m.BulkChangeSheet), null);

const BookSelectionBar_bookConnection = graphql(`
  fragment BookSelectionBar_bookConnection on BookConnection {
    edges {
      cursor
      node {
        id
      }
    }
    pageInfo {
      hasNextPage
    }
  }
`);

interface BookSelectionBarProps {
  variables: BookListVariables;
  /** The loaded rows. */
  connection: FragmentType<typeof BookSelectionBar_bookConnection> | undefined;
  selection: TableSelection<SelectedBook>;
  /** Null where the viewer may only read. */
  onDelete: ((books: readonly SelectedBook[]) => void) | null;
}

/** Actions on the selected books. */
export function BookSelectionBar({ variables, connection: ref, selection, onDelete }: BookSelectionBarProps) {
  const connection = readFragment(BookSelectionBar_bookConnection, ref);
  const hasMore =
    connection?.pageInfo.hasNextPage === true && connection.edges.every(({ node }) => selection.selected.has(node.id));
  const total = useTotalCount(variables);
  const fetchPage = useBookPages(variables);
  const [field, setField] = useState<BulkField | null>(null);
  const navigate = useNavigate();
  const books = [...selection.selected.values()];
  return (
    <>
      <SelectionBar
        count={books.length}
        onClear={selection.clear}
        more={hasMore && <SelectAllResults total={total} noun="buku" fetchPage={fetchPage} selection={selection} />}
      >
        {onDelete && (
          <>
            <div className="bar-wide">
              {bulkFields.map((choice) => (
                <button key={choice.name} type="button" onClick={() => setField(choice)} className="bar-action">
                  Ubah {choice.noun}
                </button>
              ))}
            </div>
            <ChangeMenu onChoose={setField} />
          </>
        )}
        <SelectionExport books={books} />
        <button
          type="button"
          onClick={() => void navigate(labelsHref(books.map(({ id }) => id)))}
          className="bar-action"
        >
          Label
        </button>
        {onDelete && (
          <button type="button" onClick={() => onDelete(books)} className="bar-action bar-action-destroys">
            Hapus
          </button>
        )}
      </SelectionBar>
      <BulkChangeSheet field={field} books={books} onClose={() => setField(null)} />
    </>
  );
}

/** The same actions as a menu, where there is no room for buttons. */
function ChangeMenu({ onChoose }: { onChoose: (field: BulkField) => void }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(details);
  return (
    <details ref={details} className="bar-narrow bar-menu">
      <summary className="bar-action list-none [&::-webkit-details-marker]:hidden">Ubah</summary>
      <div className="table-menu w-56 p-1.5">
        {bulkFields.map((choice) => (
          <button
            key={choice.name}
            type="button"
            onClick={() => {
              if (details.current) details.current.open = false;
              onChoose(choice);
            }}
            className="menu-line cursor-pointer"
          >
            {choice.label}
          </button>
        ))}
      </div>
    </details>
  );
}
