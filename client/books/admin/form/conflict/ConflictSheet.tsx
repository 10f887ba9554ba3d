import { lazy } from "../../../../page/lazy/lazy";
import { Sheet } from "../../../../ui/Sheet";
import { Skeleton } from "../../../../ui/Skeleton";
import type { BookFormValues } from "../values/bookFormValues";
import type { BookComparison } from "./bookComparison";

const Comparison = lazy(() => import("./Comparison").then((m) => m.Comparison), <Skeleton className="h-64" />);

interface ConflictSheetProps {
  comparison: BookComparison | null;
  /** Returns to the form, which keeps everything that was typed. */
  onClose: () => void;
  onMerge: (values: BookFormValues) => void;
  /** Discards one's own changes. */
  onTakeTheirs: () => void;
}

/**
 * Shown when somebody else has saved the book meanwhile: each conflicting field with the original value, theirs and
 * one's own.
 */
export function ConflictSheet({ comparison, onClose, ...decide }: ConflictSheetProps) {
  return (
    <Sheet title="Buku ini sudah diubah petugas lain" placement="middle" isOpen={comparison !== null} onClose={onClose}>
      {comparison && <Comparison comparison={comparison} {...decide} />}
    </Sheet>
  );
}
