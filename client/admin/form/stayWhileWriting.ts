import type { MouseEvent } from "react";

/** In a preview, links lead nowhere: one is writing. */
export function stayWhileWriting(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a")) {
    event.preventDefault();
    event.stopPropagation();
  }
}
