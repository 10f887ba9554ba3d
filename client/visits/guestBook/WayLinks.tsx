import { Link } from "react-router-dom";
import { useVisitWay, visitWays } from "./visitWay";

/** Leaves no trace in the history: on a tablet at the door nobody finds the way back to what others did. */
export function WayLinks({ onChoose }: { onChoose: () => void }) {
  const current = useVisitWay();
  return (
    <nav aria-label="Cara mengisi buku tamu">
      <ul className="grid grid-cols-3 gap-1 rounded-2xl border border-line bg-wash p-1 sm:inline-grid">
        {visitWays.map(({ way, label, href }) => (
          <li key={way}>
            <Link
              to={href}
              replace
              onClick={onChoose}
              aria-current={way === current ? "page" : undefined}
              className="way-link"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
