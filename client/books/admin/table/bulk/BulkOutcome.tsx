import { Link } from "react-router-dom";
import { formatNumber } from "../../../../format/formatNumber";
import type { SelectedBook } from "../selectedBooks";
import type { BulkResult } from "./useBulkBooks";

interface BulkOutcomeProps {
  /** Past participle of the action: `dihapus`. */
  verb: string;
  result: BulkResult;
  books: readonly SelectedBook[];
}

/** The result: how many books were changed, and why the others were not. */
export function BulkOutcome({ verb, result: { outcomes, isStopped }, books }: BulkOutcomeProps) {
  const refused = outcomes.filter(({ refusal }) => refusal !== null);
  const titles = new Map(books.map((book) => [book.id, book]));
  const untouched = books.length - outcomes.length;
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        {formatNumber(outcomes.length - refused.length)} dari {formatNumber(books.length)} buku {verb}.
        {untouched > 0 && isStopped && ` Dihentikan, ${formatNumber(untouched)} buku belum diproses.`}
      </p>
      {refused.length > 0 && (
        <ul className="grid gap-2">
          {refused.map(({ id, refusal }) => {
            const book = titles.get(id);
            return (
              <li key={id} className="rounded-xl border border-line px-3.5 py-2.5 text-sm">
                {book && (
                  <Link to={`/admin/books/${book.databaseId}`} className="inline-link wrap-anywhere">
                    {book.title}
                  </Link>
                )}
                <p className="mt-0.5 text-muted">{refusal}</p>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
