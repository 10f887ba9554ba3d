import { Link, useLocation } from "react-router-dom";
import { lazy } from "../../page/lazy/lazy";
import { useViewer } from "../../session/useViewer";
import { SAVE_STYLES, type SaveButtonProps, SaveFace } from "./SaveFace";

/** Keeps a book with one press. A visitor is led to the login, which keeps it and leads back. */
export function SaveButton(props: SaveButtonProps) {
  const { viewer } = useViewer();
  return viewer ? <LaterKeepButton {...props} /> : <LoginToKeep {...props} />;
}

function LoginToKeep({ book, size }: SaveButtonProps) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to="/login"
      state={{ from: pathname + search, saveBookId: book.id }}
      aria-label={`Simpan ${book.title}`}
      className={SAVE_STYLES[size]}
    >
      <SaveFace size={size} />
    </Link>
  );
}

const face = ({ size }: SaveButtonProps) => (
  <span className={SAVE_STYLES[size]}>
    <SaveFace size={size} />
  </span>
);
/** Its code is for who is logged in; until it is there, and where it cannot be had, its face stands in its place. */
const LaterKeepButton = lazy(() => import("../../readingLists/KeepButton").then((m) => m.KeepButton), face, face);
