import { type KeyboardEvent, useRef, useState } from "react";
import { focusField, nextField } from "../goOnEnter";

interface ComboboxOptions {
  /** Text of the field while nobody types. */
  displayText: string;
  /** Of the options, in their order. */
  keys: readonly string[];
  choose: (index: number) => void;
  /**
   * Called when the field is left after typing, or Enter is pressed without an option. False leaves the text in the
   * field, because nothing is meant by it yet.
   */
  commit: () => boolean;
  /** Enter takes what is typed and waits for more, instead of going on to the next field. */
  takesSeveral?: boolean;
}

/**
 * Combobox behaviour after the ARIA Authoring Practices: the focus is in the field, whatever the list does. Whoever
 * leaves it, by Tab or a scanner's Enter, comes to the next field with what was typed or highlighted taken.
 */
export function useCombobox() {
  /** Null while the field shows the chosen value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** The key of the highlighted option: by its place it would become another one when the list answers. */
  const [active, setActive] = useState<string | null>(null);
  const highlightedAtTab = useRef<number | null>(null);

  const close = () => {
    setIsOpen(false);
    setActive(null);
  };
  const reset = () => {
    setTyped(null);
    close();
  };

  const bind = ({ displayText, keys, choose, commit, takesSeveral = false }: ComboboxOptions) => {
    const place = isOpen && active !== null ? keys.indexOf(active) : -1;
    const current = place === -1 ? null : place;
    const select = (index: number) => {
      reset();
      choose(index);
    };
    const commitTyped = () => {
      close();
      if (typed !== null && commit()) setTyped(null);
    };
    const leave = () => {
      const highlighted = highlightedAtTab.current;
      highlightedAtTab.current = null;
      if (highlighted === null) commitTyped();
      else select(highlighted);
    };
    const takeByEnter = (field: HTMLInputElement) => {
      const next = takesSeveral || field.form === null ? undefined : nextField(field.form, field);
      if (next === undefined) commitTyped();
      else focusField(next);
    };
    const move = (step: 1 | -1) => {
      setIsOpen(true);
      const next = current === null ? (step === 1 ? 0 : keys.length - 1) : (current + step + keys.length) % keys.length;
      setActive(keys[next] ?? null);
    };
    const onArrow = (step: 1 | -1, isUnmodified: boolean) => {
      if (isUnmodified) move(step);
      else if (step === 1) setIsOpen(true);
      else close();
    };
    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, altKey, nativeEvent } = event;
      // With Ctrl they are the form's shortcuts.
      if (nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
      if (key === "ArrowDown" || key === "ArrowUp") {
        event.preventDefault();
        onArrow(key === "ArrowDown" ? 1 : -1, !altKey);
      } else if (key === "Enter" && (current !== null || typed !== null)) {
        // Enter submits the form only if there is nothing to choose.
        event.preventDefault();
        if (current === null) takeByEnter(event.currentTarget);
        else select(current);
      } else if (key === "Escape" && (isOpen || typed !== null)) {
        // Keeps the surrounding sheet open: the first Esc closes the options, the second restores the chosen value.
        event.preventDefault();
        event.stopPropagation();
        if (isOpen) close();
        else reset();
      } else if (key === "Tab") {
        // Taken once the field is left: a field that only then appears, as for a new class, is not the next one.
        highlightedAtTab.current = current;
      }
    };
    const onChange = (text: string) => {
      setTyped(text);
      setIsOpen(true);
      setActive(null);
    };
    return {
      active: current,
      select,
      field: {
        value: typed ?? displayText,
        onKeyDown,
        onChange,
        onBlur: leave,
        onClick: () => setIsOpen(true),
      },
    };
  };

  return { typed, isOpen, reset, bind };
}
