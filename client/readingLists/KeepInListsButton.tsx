import { ListPlus } from "lucide-react";
import { useState } from "react";
import { lazy } from "../page/lazy/lazy";
import { buttonStyle } from "../ui/buttonStyle";
import { Sheet } from "../ui/Sheet";
import { Skeleton } from "../ui/Skeleton";

const KeepInLists = lazy(
  () => import("./KeepInLists").then((m) => m.KeepInLists),
  <Skeleton className="h-40 w-full rounded-xl" />,
);

/** Which of one's own lists have the book. */
export function KeepInListsButton({ bookId }: { bookId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={`needs-script ${buttonStyle("outlined")} px-4!`}
      >
        <ListPlus aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Daftar bacaan
      </button>
      <Sheet title="Simpan ke daftar bacaan" placement="middle" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <KeepInLists bookId={bookId} />
      </Sheet>
    </>
  );
}
