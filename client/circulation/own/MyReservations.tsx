import { Link } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { Skeleton } from "../../ui/Skeleton";
import { OwnSection } from "../../users/OwnSection";
import { useFocusKept } from "../useFocusKept";
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

/** What the student waits for, and what is ready to be fetched. */
export function MyReservations() {
  const query = usePageQuery(MyReservationsQuery, {}, "none");
  const reservations = (query.data ?? query.previousData)?.myReservations.nodes;
  const heading = useFocusKept<HTMLHeadingElement>(reservations?.length ?? 0);
  return (
    <OwnSection
      noun="Reservasi"
      query={query}
      headingRef={heading}
      skeleton={
        <div aria-busy="true" className="mt-4">
          <span className="sr-only">Memuat…</span>
          <Skeleton className="h-6 w-72 max-w-full" />
        </div>
      }
    >
      {reservations &&
        (reservations.length === 0 ? (
          <p className="mt-4 text-muted text-pretty">
            Tidak ada. Judul yang semua eksemplarnya dipinjam dapat direservasi di halaman bukunya.
          </p>
        ) : (
          <ul className="mt-2">
            {reservations.map((reservation) => (
              <MyReservation key={reservation.id} reservation={reservation} />
            ))}
          </ul>
        ))}
    </OwnSection>
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
