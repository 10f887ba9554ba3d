import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { SearchField } from "../../../ui/search/SearchField";
import { lazy } from "../../../page/lazy/lazy";
import { searchSuggestion, type Suggestion } from "./Suggestion";
import { suggestionId } from "./suggestionId";
import { useSuggestions } from "./useSuggestions";

const SuggestionList = lazy(() => import("./SuggestionList").then((m) => m.SuggestionList), null);

interface BookSearchFieldProps {
  value: string;
  onType: (text: string) => void;
  onClear: () => void;
  /** Before the page of a chosen suggestion is opened. */
  onLeave?: () => void;
}

/**
 * The visitors' search: a field that suggests while somebody types, by the combobox pattern of the ARIA Authoring
 * Practices. Enter without a chosen suggestion submits the form around it, and so does a browser without scripts.
 */
export function BookSearchField({ value, onType, onClear, onLeave }: BookSearchFieldProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { choices, remarks } = useSuggestions(value, isOpen);
  const isShown = isOpen && choices.length > 0;
  const suggestions = isShown ? [...choices, searchSuggestion(value)] : choices;
  const current = isShown && active !== null && active < suggestions.length ? active : null;

  const close = () => {
    setIsOpen(false);
    setActive(null);
  };
  const choose = ({ href }: Suggestion) => {
    close();
    if (href === null) {
      root.current?.closest("form")?.requestSubmit();
      return;
    }
    onLeave?.();
    void navigate(href);
  };
  const move = (step: 1 | -1) => {
    setIsOpen(true);
    // Past either end the text itself is active again.
    const places = suggestions.length + 1;
    const next = ((current ?? -1) + 1 + step + places) % places;
    setActive(next === 0 ? null : next - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      move(key === "ArrowDown" ? 1 : -1);
    } else if (key === "Escape" && isShown) {
      event.preventDefault();
      close();
    } else if (key === "Enter") {
      const chosen = current === null ? undefined : suggestions[current];
      if (chosen) {
        event.preventDefault();
        choose(chosen);
      } else close();
    }
  };
  return (
    <div ref={root} className="relative">
      <SearchField
        label="Cari buku"
        name="search"
        placeholder="Judul, penulis, ISBN"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={current === null ? undefined : suggestionId(listId, current)}
        value={value}
        onChange={({ target }) => {
          onType(target.value);
          setIsOpen(true);
          setActive(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        onClear={() => {
          close();
          onClear();
        }}
      />
      {isShown && (
        <SuggestionList id={listId} suggestions={suggestions} remarks={remarks} active={current} onChoose={choose} />
      )}
      <span role="status" className="sr-only">
        {isShown && [`${choices.length} saran`, ...remarks].join(". ")}
      </span>
    </div>
  );
}
