import { useEffect, useEffectEvent, useState } from "react";
import { showMessage } from "../../../page/messages/flashMessage";
import { formatNumber } from "../../../format/formatNumber";

interface GrowingList {
  /** Null where all of it is here. */
  readonly nextCursor: string | null;
  readonly shown: number;
  readonly fetchMore: (cursor: string) => Promise<unknown>;
}

/** More would be a book. */
const MOST_PRINTED = 2_000;

/** Prints a list once all of it is here, since the printer gets what is on screen. */
export function usePrintAll({ nextCursor, shown, fetchMore }: GrowingList) {
  const [isPreparing, setIsPreparing] = useState(false);
  const fetchNext = useEffectEvent((cursor: string) =>
    fetchMore(cursor).catch(() => {
      setIsPreparing(false);
      showMessage("Daftarnya tidak termuat seluruhnya, jadi belum dicetak. Coba lagi.", "error");
    }),
  );
  useEffect(() => {
    if (!isPreparing) return;
    if (nextCursor !== null && shown < MOST_PRINTED) {
      void fetchNext(nextCursor);
      return;
    }
    // The next frame has the last rows.
    const timer = setTimeout(() => {
      setIsPreparing(false);
      if (nextCursor !== null) {
        showMessage(`Hanya ${formatNumber(shown)} baris pertama yang dicetak. Untuk semuanya, unduh CSV.`);
      }
      window.print();
    });
    return () => clearTimeout(timer);
  }, [isPreparing, nextCursor, shown]);
  return { print: () => setIsPreparing(true), isPreparing };
}
