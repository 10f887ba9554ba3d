import { Bookmark } from "lucide-react";
import type { ReactNode } from "react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { FoldedRow } from "../../users/folds/FoldedRow";
import { OwnContent } from "../../users/OwnContent";
import { useFocusKept } from "../useFocusKept";
import { OwnBookTitle } from "./OwnBookTitle";
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

function useMyReservations() {
  const query = usePageQuery(MyReservationsQuery, {}, "none");
  const nodes = (query.data ?? query.previousData)?.myReservations.nodes;
  const of = (wanted: "READY" | "WAITING") =>
    nodes?.filter((node) => readFragment(MyReservation_reservation, node).status === wanted) ?? [];
  return { query, ready: of("READY"), waiting: of("WAITING") };
}

/** What is ready to be fetched, as notices; their container takes the focus when a focused button disappears. */
export function ReadyReservations({ children }: { children: ReactNode }) {
  const { ready } = useMyReservations();
  const place = useFocusKept<HTMLDivElement>(ready.length);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {children}
      {ready.length > 0 && (
        <ul aria-label="Siap diambil" className="grid gap-3">
          {ready.map((reservation) => (
            <MyReservation key={reservation.id} reservation={reservation} className="rounded-2xl bg-nila-soft p-4" />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What one waits for, folded; nothing where that is nothing. */
export function WaitingReservations() {
  const { query, waiting } = useMyReservations();
  const place = useFocusKept<HTMLDivElement>(waiting.length);
  const hasFailed = query.failure !== undefined;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {(waiting.length > 0 || hasFailed) && (
        <FoldedRow
          id="reservasi"
          title="Reservasi saya"
          icon={Bookmark}
          note={hasFailed ? undefined : `${formatNumber(waiting.length)} buku ditunggu`}
          hasErrors={hasFailed}
        >
          <OwnContent noun="Reservasi" query={query} skeleton={null}>
            {waiting.length > 0 && (
              <ul>
                {waiting.map((reservation) => (
                  <MyReservation
                    key={reservation.id}
                    reservation={reservation}
                    className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0"
                  />
                ))}
              </ul>
            )}
          </OwnContent>
        </FoldedRow>
      )}
    </div>
  );
}

interface MyReservationProps {
  reservation: FragmentType<typeof MyReservation_reservation>;
  className: string;
}

function MyReservation({ reservation: ref, className }: MyReservationProps) {
  const reservation = readFragment(MyReservation_reservation, ref);
  const { cancel, isBusy, refusal } = useOwnReservation();
  const { book, bookTitle } = reservation;
  return (
    <li className={className}>
      <OwnReservation
        reservation={reservation}
        isBusy={isBusy}
        onCancel={(own) => void cancel(own)}
        title={<OwnBookTitle book={book} title={bookTitle} />}
      />
      <p role="status" className={refusal ? "mt-2 text-sm text-bata" : "sr-only"}>
        {refusal}
      </p>
    </li>
  );
}
