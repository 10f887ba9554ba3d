import { type DragEvent, useState } from "react";

interface FileDrop {
  /** Whether something hangs over it. */
  isOver: boolean;
  area: Record<"onDragOver" | "onDragLeave" | "onDrop", (event: DragEvent) => void>;
}

/** An area that takes what is dropped on it. */
export function useFileDrop(take: (dropped: DataTransfer) => void): FileDrop {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    area: {
      onDragOver: (event) => {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer);
      },
    },
  };
}
