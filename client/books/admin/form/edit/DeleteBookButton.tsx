import { useState } from "react";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { lazy } from "../../../../page/lazy/lazy";
import type { DeletableBook } from "./DeleteBookSheet";

const DeleteBookSheet = lazy(() => import("./DeleteBookSheet").then((m) => m.DeleteBookSheet), null);

export function DeleteBookButton(book: DeletableBook) {
  const [sheetState, setSheetState] = useState<"open" | "closed">();
  return (
    <>
      <button
        type="button"
        onClick={() => setSheetState("open")}
        className={`${buttonStyle("outlined", "compact")} text-bata!`}
      >
        Hapus buku
      </button>
      {sheetState && (
        <DeleteBookSheet {...book} isOpen={sheetState === "open"} onClose={() => setSheetState("closed")} />
      )}
    </>
  );
}
