import { type RefObject, useEffect } from "react";

/**
 * Puts the caret into a field when its page is opened, for a page that is that one form. Whoever is elsewhere on the
 * page by then stays there. On the server's page the field's `autoFocus` does it without scripts.
 */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const { activeElement } = document;
    // The heading has it after a navigation.
    if (activeElement !== document.body && !activeElement?.matches("h1")) return;
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.focus({ preventScroll: true });
  }, [form, name]);
}
