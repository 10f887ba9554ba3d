import type { MouseEvent } from "react";

/** Links in a preview are not followed, because that would leave the form. */
export function stayWhileWriting(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a")) {
    event.preventDefault();
    event.stopPropagation();
  }
}
