import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { OwnReservation } from "../circulation/own/OwnReservation";
import { useFocusKept } from "../circulation/useFocusKept";
import { useOwnReservation } from "../circulation/own/useOwnReservation";
import { formatDate } from "../format/formatDate";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { LoadingBlock } from "../ui/LoadingBlock";
import { BookAvailability } from "./BookAvailability";
import { QUEUE_STYLE, reserveFace, reserveStyle } from "./reserveButton";

const QueuedBook_book = graphql(`
  fragment QueuedBook_book on Book {
    id
    availableCount
    hasDigitalFile
    ...BookAvailability_book
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

/** For a student: the queue of a title of which no copy is free, and one's own place in it. */
export function QueuedBook({ book: ref }: { book: FragmentType<typeof QueuedBook_book> }) {
  const book = readFragment(QueuedBook_book, ref);
  const { data, failure, retry } = usePageQuery(BookQueueQuery, { id: book.id }, "none");
  const { reserve, cancel, isBusy, refusal } = useOwnReservation();
  const queue = data?.book;
  const own = queue?.viewerReservation;
  const place = useFocusKept<HTMLElement>(own?.id ?? null);
  // A title on the shelf is fetched there, unless a copy of it is kept for the reader.
  const isWaitedFor = book.availableCount === 0 || Boolean(own);
  const dueDays = (queue?.lent.nodes ?? []).flatMap(({ status, dueOn }) =>
    status === "ON_LOAN" && dueOn ? dueOn : [],
  );
  const [soonest] = dueDays.sort();
  return (
    <>
      <BookAvailability
        book={book}
        reserve={
          isWaitedFor &&
          queue &&
          !own && (
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => void reserve(book.id)}
              className={`needs-script ${reserveStyle(book)}`}
            >
              {reserveFace}
              {isBusy ? "Memesan…" : "Reservasi"}
            </button>
          )
        }
        refusal={refusal}
      />
      {isWaitedFor && (
        <section ref={place} tabIndex={-1} aria-label="Reservasi" className={QUEUE_STYLE}>
          {failure && (
            <p role="alert" className="text-muted">
              Antrean gagal dimuat.{" "}
              <button type="button" onClick={retry} className="cursor-pointer text-link">
                Coba lagi
              </button>
            </p>
          )}
          {!queue && !failure && <LoadingBlock className="h-12 w-full" />}
          {own && <OwnReservation reservation={own} isBusy={isBusy} onCancel={(id) => void cancel(id)} />}
          {queue && !own && (
            <p>
              <b className="font-semibold">
                {soonest ? `Paling cepat tersedia ${formatDate(soonest)}` : "Belum diketahui kapan tersedia"}
              </b>
              <span className="block text-sm text-muted">
                {queue.waitingCount > 0
                  ? `${formatNumber(queue.waitingCount)} anggota menunggu`
                  : "Belum ada yang menunggu"}
              </span>
            </p>
          )}
          <p role="status" className={own && refusal ? "mt-2 text-sm text-bata" : "sr-only"}>
            {own && refusal}
          </p>
        </section>
      )}
    </>
  );
}
