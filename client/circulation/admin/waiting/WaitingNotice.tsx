import { Link } from "react-router-dom";
import { formatNumber } from "../../../format/formatNumber";
import { borrowingsHref, NO_FILTERS } from "../borrowingsUrlState";

/** Over the lists: what the desk has not got through to the server. */
export function WaitingNotice({ waiting, unsettled }: { waiting: number; unsettled: number }) {
  const parts = [
    waiting > 0 && `Server tidak terjangkau, ${formatNumber(waiting)} tindakan menunggu.`,
    unsettled > 0 && `${formatNumber(unsettled)} pindaian perlu diselesaikan.`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="mb-3 rounded-xl bg-kunyit-soft px-4 py-2.5 text-sm font-semibold text-on-kunyit">
      {parts.join(" ")}{" "}
      <Link to={borrowingsHref(NO_FILTERS)} className="underline underline-offset-4">
        Buka meja sirkulasi
      </Link>
    </p>
  );
}
