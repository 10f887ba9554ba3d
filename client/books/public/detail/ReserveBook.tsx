import { Bookmark } from "lucide-react";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { OwnReservation } from "../../../circulation/own/OwnReservation";
import { useFocusKept } from "../../../circulation/useFocusKept";
import { useOwnReservation } from "../../../circulation/own/useOwnReservation";
import { formatDate } from "../../../format/formatDate";
import { formatNumber } from "../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { isLibrarian, useViewer } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { Skeleton } from "../../../ui/Skeleton";

export const ReserveBook_book = graphql(`
  fragment ReserveBook_book on Book {
    id
    copiesCount
    availableCount
  }
`);

const BookQueueQuery = graphql(`
  query BookQueue($id: ID!) {
    book(id: $id) {
      id
      waitingCount
      viewerReservation {
        id
        status
        ...OwnReservation_reservation
      }
      lent: copies(first: 50) {
        nodes {
          id
          status
          dueOn
        }
      }
    }
  }
`);

/** For students: the queue of a title of which no copy is free, and one's own place in it. */
export function ReserveBook({ book: ref }: { book: FragmentType<typeof ReserveBook_book> }) {
  const { id, copiesCount, availableCount } = readFragment(ReserveBook_book, ref);
  const { viewer } = useViewer();
  if (viewer === null || isLibrarian(viewer) || copiesCount === 0) return null;
  return <BookQueue key={id} bookId={id} isFree={availableCount > 0} />;
}

function BookQueue({ bookId, isFree }: { bookId: string; isFree: boolean }) {
  const { data, failure, retry } = usePageQuery(BookQueueQuery, { id: bookId }, "none");
  const { reserve, cancel, isBusy, refusal } = useOwnReservation();
  const book = data?.book;
  const own = book?.viewerReservation;
  const place = useFocusKept<HTMLElement>(own?.id ?? null);
  // A title on the shelf is fetched there, unless a copy of it is kept for the reader.
  if (isFree && !own) return null;
  const dueDays = (book?.lent.nodes ?? []).flatMap(({ status, dueOn }) => (status === "ON_LOAN" && dueOn ? dueOn : []));
  const [soonest] = dueDays.sort();
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Reservasi"
      className="outline-none mt-6 max-w-[66ch] rounded-2xl border border-line bg-card p-4 sm:p-5"
    >
      {failure && (
        <p role="alert" className="text-muted">
          Antrean gagal dimuat.{" "}
          <button type="button" onClick={retry} className="cursor-pointer text-link">
            Coba lagi
          </button>
        </p>
      )}
      {!book && !failure && (
        <div aria-busy="true">
          <span className="sr-only">Memuat…</span>
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      {own && <OwnReservation reservation={own} isBusy={isBusy} onCancel={(id) => void cancel(id)} />}
      {book && !own && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="min-w-0 flex-1 basis-56">
            <b className="font-semibold">
              {soonest ? `Paling cepat kembali ${formatDate(soonest)}` : "Belum ada yang kembali"}
            </b>
            <span className="block text-sm text-muted">
              {book.waitingCount > 0 ? `${formatNumber(book.waitingCount)} siswa menunggu` : "Belum ada yang menunggu"}
            </span>
          </p>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => void reserve(bookId)}
            className={`needs-script ${buttonStyle("filled")}`}
          >
            <Bookmark aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {isBusy ? "Mereservasi…" : "Reservasi"}
          </button>
        </div>
      )}
      <p role="status" className={refusal ? "mt-2 text-sm text-bata" : "sr-only"}>
        {refusal}
      </p>
    </section>
  );
}
