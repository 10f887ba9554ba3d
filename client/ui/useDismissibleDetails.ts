import { type RefObject, useEffect } from "react";

/** Closes a `<details>` menu on Esc (the focus returns to its button), on a click outside and on choosing a link. */
export function useDismissibleDetails(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const element = details.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      const element = details.current;
      if (event.key !== "Escape" || !element?.open) return;
      // Handled here: nothing behind the menu reacts to it.
      event.preventDefault();
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [details]);
}
