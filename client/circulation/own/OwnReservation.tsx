import { Bookmark, BookmarkCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFocusKept } from "../useFocusKept";
import { formatDay } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";

const OwnReservation_reservation = graphql(`
  fragment OwnReservation_reservation on Reservation {
    id
    status
    position
    keptUntil
  }
`);

interface OwnReservationProps {
  reservation: FragmentType<typeof OwnReservation_reservation>;
  isBusy: boolean;
  onCancel: (id: string) => void;
  /** What is reserved, where the page does not say it. */
  title?: ReactNode;
}

/** How one's own reservation stands, and the way out of it, which asks once more: the place would be lost. */
export function OwnReservation({ reservation: ref, isBusy, onCancel, title }: OwnReservationProps) {
  const { id, status, position, keptUntil } = readFragment(OwnReservation_reservation, ref);
  const [isAsking, setIsAsking] = useState(false);
  const button = useFocusKept<HTMLButtonElement>(isAsking);
  const isReady = status === "READY";
  const Icon = isReady ? BookmarkCheck : Bookmark;
  const turn = `Giliran Anda: ${position === null ? "–" : formatNumber(position)}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-nila" />
        <span className="min-w-0">
          <b className="font-semibold wrap-anywhere">
            {title === undefined ? (isReady ? "Siap diambil" : turn) : title}
            {title !== undefined && isReady && " siap diambil"}
          </b>
          {title !== undefined && !isReady && <span className="block text-sm">{turn}</span>}
          <span className="block text-sm text-muted">
            {isReady
              ? keptUntil && `Disimpan di meja sirkulasi sampai ${formatDay(keptUntil)}`
              : "Bukunya disimpan untuk Anda begitu giliran Anda tiba."}
          </span>
        </span>
      </p>
      {isAsking ? (
        <span className="flex flex-wrap gap-2">
          <button
            type="button"
            autoFocus
            aria-disabled={isBusy}
            onClick={() => onCancel(id)}
            className={`needs-script text-bata! ${buttonStyle("outlined", "small")}`}
          >
            {isBusy ? "Membatalkan…" : "Ya, batalkan"}
          </button>
          <button type="button" onClick={() => setIsAsking(false)} className={buttonStyle("quiet", "small")}>
            {isReady ? "Tetap ambil" : "Tetap menunggu"}
          </button>
        </span>
      ) : (
        <button
          type="button"
          ref={button}
          onClick={() => setIsAsking(true)}
          className={`needs-script ${buttonStyle("quiet", "small")}`}
        >
          Batalkan reservasi
        </button>
      )}
    </div>
  );
}
