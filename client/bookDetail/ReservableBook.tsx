import { Bookmark } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { OwnReservation } from "../circulation/own/OwnReservation";
import { useFocusKept } from "../circulation/useFocusKept";
import { useOwnReservation } from "../circulation/own/useOwnReservation";
import { formatDate } from "../format/formatDate";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { isLibrarian, useViewer } from "../session/useViewer";
import { buttonStyle } from "../ui/buttonStyle";
import { Skeleton } from "../ui/Skeleton";
import { BookAvailability } from "./BookAvailability";

const ReservableBook_book = graphql(`
  fragment ReservableBook_book on Book {
    id
    copiesCount
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

interface ReservableBookProps {
  book: FragmentType<typeof ReservableBook_book>;
}

/** Whether it is there and, where no copy of it is free, the place in its queue: for students, and who may be one. */
export function ReservableBook({ book: ref }: ReservableBookProps) {
  const book = readFragment(ReservableBook_book, ref);
  const { viewer } = useViewer();
  const isLent = book.copiesCount > 0 && book.availableCount === 0;
  if (viewer && !isLibrarian(viewer) && book.copiesCount > 0) return <QueuedBook key={book.id} book={ref} />;
  return <BookAvailability book={book} reserve={!viewer && isLent && <LoginToReserve style={reserveStyle(book)} />} />;
}

const face = <Bookmark aria-hidden="true" strokeWidth={1.75} className="size-5" />;

/** One filled button: what can be read at once comes before what has to be waited for. */
function reserveStyle({ hasDigitalFile }: { hasDigitalFile: boolean }): string {
  return buttonStyle(hasDigitalFile ? "outlined" : "filled");
}

function LoginToReserve({ style }: { style: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link to="/login" state={{ from: pathname + search }} className={style}>
      {face}
      Reservasi
    </Link>
  );
}

/** For a student: the queue of a title of which no copy is free, and one's own place in it. */
function QueuedBook({ book: ref }: ReservableBookProps) {
  const book = readFragment(ReservableBook_book, ref);
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
              {face}
              {isBusy ? "Memesan…" : "Reservasi"}
            </button>
          )
        }
        refusal={refusal}
      />
      {isWaitedFor && (
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
          {!queue && !failure && (
            <div aria-busy="true">
              <span className="sr-only">Memuat…</span>
              <Skeleton className="h-12 w-full" />
            </div>
          )}
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
