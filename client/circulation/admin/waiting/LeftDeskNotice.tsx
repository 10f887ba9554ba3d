import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { formatNumber } from "../../../format/formatNumber";
import { useCan } from "../../../session/useViewer";
import { borrowingsHref, NO_FILTERS } from "../borrowingsUrlState";
import { countLeft } from "./deskStore";

/** How often is looked for what closed pages have left. */
const LOOK_MS = 10_000;

/** In the frame of every screen: what was done at a desk that is shown nowhere, and has not reached the server. */
export function LeftDeskNotice() {
  const { pathname } = useLocation();
  const canLend = useCan("CIRCULATION_WRITE");
  // These take it over, and say so themselves.
  const isDesk = pathname === "/admin/borrowings" || pathname.startsWith("/admin/class-sets/");
  const isLooking = canLend && !isDesk;
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!isLooking) return;
    let isGone = false;
    const look = () =>
      void countLeft().then((count) => {
        if (!isGone) setLeft(count);
      });
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [isLooking, pathname]);
  const isShown = isLooking && left > 0;
  return (
    <div role="status" className="print:hidden">
      {isShown && (
        <p className="m-3 mb-0 rounded-xl bg-kunyit-soft px-4 py-2.5 text-sm font-semibold text-on-kunyit">
          {formatNumber(left)} tindakan peminjaman belum terkirim dari browser ini.{" "}
          <Link to={borrowingsHref(NO_FILTERS)} className="underline underline-offset-4">
            Buka meja sirkulasi untuk mengirimnya
          </Link>
        </p>
      )}
    </div>
  );
}
