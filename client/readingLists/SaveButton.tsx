import { Heart } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useViewer } from "../session/useViewer";
import { buttonStyle } from "../ui/buttonStyle";
import type { KeepButton } from "./KeepButton";

export interface SaveButtonProps {
  book: { readonly id: string; readonly title: string };
  /** `card`: a heart on a cover. `page`: a button with its word, as wide in either state. */
  size: "card" | "page";
}

export const SAVE_STYLES = {
  card: "save-button",
  page: `${buttonStyle("outlined")} min-w-36 px-4!`,
};

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

export function SaveFace({ size, label = "Simpan" }: { size: SaveButtonProps["size"]; label?: string }) {
  return (
    <>
      <Heart aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {size === "page" && label}
    </>
  );
}
