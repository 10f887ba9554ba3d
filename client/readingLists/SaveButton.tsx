import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useViewer } from "../session/useViewer";
import type { KeepButton } from "./KeepButton";
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

let Loaded: typeof KeepButton | undefined;

/** Its code is for who is logged in; until it is there, and where it cannot be had, its face stands in its place. */
function LaterKeepButton(props: SaveButtonProps) {
  const [, setIsLoaded] = useState(false);
  useEffect(() => {
    if (Loaded) return;
    const load = async () => {
      Loaded = (await import("./KeepButton")).KeepButton;
      setIsLoaded(true);
    };
    load().catch(() => undefined);
  }, []);
  if (Loaded) return <Loaded {...props} />;
  return (
    <span className={SAVE_STYLES[props.size]}>
      <SaveFace size={props.size} />
    </span>
  );
}
