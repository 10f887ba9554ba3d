import { useState } from "react";
import { buttonStyle } from "../../../ui/buttonStyle";
import { later } from "../../../app/lazy/later";
import type { DeletableBook } from "./DeleteBookSheet";

const DeleteBookSheet = later(() => import("./DeleteBookSheet").then((m) => m.DeleteBookSheet), null);

export function DeleteBookButton(book: DeletableBook) {
  const [question, setQuestion] = useState<"open" | "closed">();
  return (
    <>
      <button
        type="button"
        onClick={() => setQuestion("open")}
        className={`${buttonStyle("outlined", "desk")} text-bata!`}
      >
        Hapus buku
      </button>
      {question && <DeleteBookSheet {...book} isOpen={question === "open"} onClose={() => setQuestion("closed")} />}
    </>
  );
}
