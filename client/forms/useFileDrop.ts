import { type DragEvent, useState } from "react";

interface FileDrop {
  /** True while something is dragged over it. */
  isDragOver: boolean;
  dropHandlers: Record<"onDragOver" | "onDragLeave" | "onDrop", (event: DragEvent) => void>;
}

/** Handlers for an area that accepts dropped files. */
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
