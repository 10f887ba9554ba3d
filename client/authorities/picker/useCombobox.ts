import { type KeyboardEvent, useState } from "react";

interface ComboboxOptions {
  /** Text of the field while nobody types. */
  displayText: string;
  /** Number of options. */
  choiceCount: number;
  choose: (index: number) => void;
  /** Called with the typed text when the field is left or Enter is pressed without an option. */
  commit: (text: string) => void;
}

/** Combobox behaviour after the ARIA Authoring Practices. The focus stays in the field. */
export function useCombobox() {
  /** Null while the field shows the chosen value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);

  const close = () => {
    setIsOpen(false);
    setActive(null);
  };
  const reset = () => {
    setTyped(null);
    close();
  };

  const bind = ({ displayText, choiceCount, choose, commit }: ComboboxOptions) => {
    const current = isOpen && active !== null && active < choiceCount ? active : null;
    const select = (index: number) => {
      reset();
      choose(index);
    };
    const commitAndReset = () => {
      reset();
      if (typed !== null) commit(typed);
    };
    const move = (step: 1 | -1) => {
      setIsOpen(true);
      if (current === null) setActive(step === 1 ? 0 : choiceCount - 1);
      else setActive((current + step + choiceCount) % choiceCount);
    };
    const onArrow = (step: 1 | -1, isUnmodified: boolean) => {
      if (isUnmodified) move(step);
      else if (step === 1) setIsOpen(true);
      else close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, nativeEvent } = event;
      // With Ctrl they are the form's shortcuts.
      if (nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
      if (key === "ArrowDown" || key === "ArrowUp") {
        event.preventDefault();
        onArrow(key === "ArrowDown" ? 1 : -1, !altKey);
      } else if (key === "Enter" && (current !== null || typed !== null)) {
        // Enter submits the form only if there is nothing to choose.
        event.preventDefault();
        if (current === null) commitAndReset();
        else select(current);
      } else if (key === "Escape" && (isOpen || typed !== null)) {
        // Keeps the surrounding sheet open: the first Esc closes the options, the second restores the chosen value.
        event.preventDefault();
        event.stopPropagation();
        if (isOpen) close();
        else reset();
      } else if (key === "Tab" && current !== null) {
        select(current);
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
        onBlur: commitAndReset,
        onClick: () => setIsOpen(true),
      },
    };
  };

  return { typed, isOpen, reset, bind };
}
