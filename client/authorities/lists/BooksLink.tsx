import { Link } from "react-router-dom";
import { formatNumber } from "../../format/formatNumber";
import type { AuthorityList } from "../picker/pickedRecords";
import { pickerConfigs } from "../picker/pickerConfigs";
import type { ListRow } from "./ListConfig";
import { listDescriptions } from "./listDescriptions";

const LINK_STYLE =
  "inline-flex min-h-8 min-w-6 items-center justify-end font-semibold text-nila underline-offset-4 hover:underline";

/** A record's number of books, linked to these books. */
export function BooksLink<List extends AuthorityList>({ list, row }: { list: List; row: ListRow<List> }) {
  const count = formatNumber(row.booksCount);
  if (row.booksCount === 0) return <span className="text-muted">0</span>;
  return (
    <Link
      to={`/admin/books?${listDescriptions[list].filter}=${row.databaseId}`}
      aria-label={`${count} buku: ${pickerConfigs[list].label(row.values)}`}
      className={LINK_STYLE}
    >
      {count}
    </Link>
  );
}
