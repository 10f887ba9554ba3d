import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to a part of the page (with `tabIndex` -1) when `occasion` changes and the button that was pressed is
 * gone with it: the next Tab goes on from there, not from the top of the page.
 */
export function useFocusKept<Part extends HTMLElement>(occasion: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(occasion);
  useEffect(() => {
    if (before.current === occasion) return;
    before.current = occasion;
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [occasion]);
  return part;
}
