import { Link } from "react-router-dom";
import { useVisitKind, visitKinds } from "./visitKind";

/** Replaces the history entry, so that Back does not show an earlier visitor's form. */
export function VisitKindLinks({ onChoose }: { onChoose: () => void }) {
  const current = useVisitKind();
  return (
    <nav aria-label="Cara mengisi buku tamu">
      <ul className="grid grid-cols-3 gap-1 rounded-2xl border border-line bg-wash p-1 sm:inline-grid">
        {visitKinds.map(({ kind, label, href }) => (
          <li key={kind}>
            <Link
              to={href}
              replace
              onClick={onChoose}
              aria-current={kind === current ? "page" : undefined}
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
