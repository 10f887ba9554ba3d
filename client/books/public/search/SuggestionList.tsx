import { Search, Tag, UserRound } from "lucide-react";
import { useEffect } from "react";
import { BookCover } from "../../BookCover";
import type { Suggestion } from "./findSuggestions";
import { suggestionId } from "./suggestionId";

const OPTION_STYLE =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2.5 py-1.5 hover:bg-wash aria-selected:bg-nila-soft";
const ICONS: Readonly<Record<string, typeof Search>> = { Penulis: UserRound, Subjek: Tag };

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number | null;
  onChoose: (suggestion: Suggestion) => void;
}

/** Over what stands below the field, in which the focus stays. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  useEffect(() => {
    if (active !== null) document.getElementById(suggestionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div onMouseDown={(event) => event.preventDefault()} className="picker-choices suggestions max-w-3xl">
      <ul role="listbox" id={id} aria-label="Saran pencarian">
        {suggestions.map((suggestion, index) => (
          // The field handles the keyboard and names the active option.
          <li
            key={suggestion.key}
            role="option"
            id={suggestionId(id, index)}
            aria-selected={index === active}
            aria-label={[suggestion.label, suggestion.detail].filter((part) => part !== "").join(", ")}
            onClick={() => onChoose(suggestion)}
            className={OPTION_STYLE}
          >
            <SuggestionMark suggestion={suggestion} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{suggestion.label}</span>
              <span className="block truncate text-sm text-muted">{suggestion.detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SuggestionMark({ suggestion: { book, detail } }: { suggestion: Suggestion }) {
  const Icon = ICONS[detail] ?? Search;
  return (
    <span aria-hidden="true" className="w-8 shrink-0 text-muted">
      {book ? <BookCover book={book} sizes="2rem" /> : <Icon strokeWidth={1.75} className="mx-auto size-5" />}
    </span>
  );
}
