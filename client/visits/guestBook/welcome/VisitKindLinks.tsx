import { ArrowLeft, UserRound, UsersRound } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { buttonStyle } from "../../../ui/buttonStyle";
import { CLASS_HREF, GUEST_HREF } from "../visitKind";

const TILES = [
  { href: GUEST_HREF, label: "Tamu", note: "Orang tua, alumni", Icon: UserRound },
  { href: CLASS_HREF, label: "Kelas", note: "Satu kelas sekaligus", Icon: UsersRound },
];

interface VisitKindLinksProps {
  onChoose: () => void;
}

/** For who has no card. Replaces the history entry, so that Back does not show an earlier visitor's form. */
export function VisitKindLinks({ onChoose }: VisitKindLinksProps) {
  const id = useId();
  return (
    <nav aria-label="Tanpa kartu" className="needs-script mt-6 lg:mt-7">
      <p className="kiosk-divider text-sm md:text-base">Tidak punya kartu?</p>
      <ul className="mt-3.5 grid grid-cols-2 gap-3.5">
        {TILES.map(({ href, label, note, Icon }, index) => (
          <li
            key={href}
            className="kiosk-tile relative gap-3 px-3 py-3 sm:px-4 sm:py-4 max-sm:items-center sm:flex-row sm:items-center lg:gap-4 lg:px-5"
          >
            <span className="grid size-10 shrink-0 sm:size-12 place-items-center rounded-xl bg-nila-soft text-nila">
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-6" />
            </span>
            <span className="max-sm:text-center">
              <Link
                to={href}
                replace
                onClick={onChoose}
                aria-describedby={`${id}-${index}`}
                className="text-lg font-semibold after:absolute after:inset-0 after:rounded-2xl"
              >
                {label}
              </Link>
              <span id={`${id}-${index}`} className="block text-sm text-pretty text-muted">
                {note}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function BackToScan({ onChoose }: VisitKindLinksProps) {
  return (
    <Link to="/visits" replace onClick={onChoose} className={`-ml-4 self-start ${buttonStyle("quiet", "small")}`}>
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
      Kembali
    </Link>
  );
}
