import { Link } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { Skeleton } from "../../ui/Skeleton";
import { useFocusKept } from "./useFocusKept";
import { OwnReservation } from "./OwnReservation";
import { useOwnReservation } from "./useOwnReservation";

const MyReservation_reservation = graphql(`
  fragment MyReservation_reservation on Reservation {
    id
    status
    bookTitle
    book {
      id
      slug
    }
    ...OwnReservation_reservation
  }
`);

const MyReservationsQuery = graphql(`
  query MyReservations {
    myReservations(first: 20, status: OPEN) {
      nodes {
        id
        ...MyReservation_reservation
      }
    }
  }
`);

/** What the student waits for, and what is ready to be fetched. A query of its own, so that the profile stays if it fails. */
export function MyReservations() {
  const { data, previousData, failure, retry } = usePageQuery(MyReservationsQuery, {}, "none");
  const reservations = (data ?? previousData)?.myReservations;
  const heading = useFocusKept<HTMLHeadingElement>(reservations?.nodes.length ?? 0);
  return (
    <section aria-labelledby="reservasi" className="rounded-2xl border border-line bg-card p-5 sm:p-7">
      <h2 ref={heading} tabIndex={-1} id="reservasi" className="outline-none font-serif text-xl font-semibold">
        Reservasi Saya
      </h2>
      {failure && (
        <div role="alert" className="mt-4">
          <p className="text-muted text-pretty">
            Reservasi gagal dimuat. Sambungan terputus atau server sedang terganggu.
          </p>
          <button type="button" onClick={retry} className={`needs-script mt-4 ${buttonStyle("outlined")}`}>
            Coba lagi
          </button>
        </div>
      )}
      {!reservations && !failure && (
        <div aria-busy="true" className="mt-4">
          <span className="sr-only">Memuat…</span>
          <Skeleton className="h-6 w-72 max-w-full" />
        </div>
      )}
      {reservations?.nodes.length === 0 && (
        <p className="mt-4 text-muted text-pretty">
          Tidak ada. Judul yang semua eksemplarnya dipinjam dapat direservasi di halaman bukunya.
        </p>
      )}
      {reservations && reservations.nodes.length > 0 && (
        <ul className="mt-2">
          {reservations.nodes.map((reservation) => (
            <MyReservation key={reservation.id} reservation={reservation} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MyReservation({ reservation: ref }: { reservation: FragmentType<typeof MyReservation_reservation> }) {
  const reservation = readFragment(MyReservation_reservation, ref);
  const { cancel, isBusy, refusal } = useOwnReservation();
  const { id, status, book, bookTitle } = reservation;
  return (
    <li className="border-t border-line py-4 first:border-t-0" aria-labelledby={`reservation-${id}`}>
      <p id={`reservation-${id}`} className="mb-1.5 font-semibold wrap-anywhere">
        {book ? (
          <Link to={`/books/${book.slug}`} className="hover:text-nila">
            {bookTitle}
          </Link>
        ) : (
          bookTitle
        )}
      </p>
      {(status === "WAITING" || status === "READY") && (
        <OwnReservation reservation={reservation} isBusy={isBusy} onCancel={(own) => void cancel(own)} />
      )}
      <p role="status" className={refusal ? "mt-2 text-sm text-bata" : "sr-only"}>
        {refusal}
      </p>
    </li>
  );
}
