import { type DragEvent, useState } from "react";

interface FileDrop {
  /** Whether something hangs over it. */
  isDragOver: boolean;
  dropHandlers: Record<"onDragOver" | "onDragLeave" | "onDrop", (event: DragEvent) => void>;
}

/** An area that takes what is dropped on it. */
export function useFileDrop(onDropped: (dropped: DataTransfer) => void): FileDrop {
  const [isDragOver, setIsDragOver] = useState(false);
  return {
    isDragOver,
    dropHandlers: {
      onDragOver: (event) => {
        event.preventDefault();
        setIsDragOver(true);
      },
      onDragLeave: () => setIsDragOver(false),
      onDrop: (event) => {
        event.preventDefault();
        setIsDragOver(false);
        onDropped(event.dataTransfer);
      },
    },
  };
}
