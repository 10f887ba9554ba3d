import { TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonStyle } from "../../../ui/buttonStyle";
import { GUEST_HREF } from "../visitKind";

export interface Refusal {
  nis: string;
  text: string;
  at: number;
}

const CARD_STYLE =
  "arrive flex flex-wrap items-start gap-x-5 gap-y-4 sm:items-center rounded-2xl border border-bata bg-bata-soft " +
  "px-5 py-5 text-bata sm:px-6";

interface RefusalCardProps {
  refusal: Refusal;
  onGuest: () => void;
}

const MAX_SHOWN_LENGTH = 40;

/** Shows the number, since the next visitor in the queue may be greeted beside it. */
export function RefusalCard({ refusal: { nis, text }, onGuest }: RefusalCardProps) {
  return (
    <div className={CARD_STYLE}>
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-7 shrink-0" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-lg font-semibold tabular-nums wrap-anywhere">{shorten(nis)}</p>
        <p className="font-medium text-pretty">{text}</p>
      </div>
      <Link to={GUEST_HREF} replace onClick={onGuest} className={buttonStyle("outlined")}>
        Isi sebagai tamu
      </Link>
    </div>
  );
}

function shorten(nis: string): string {
  return nis.length > MAX_SHOWN_LENGTH ? `${nis.slice(0, MAX_SHOWN_LENGTH)}…` : nis;
}
