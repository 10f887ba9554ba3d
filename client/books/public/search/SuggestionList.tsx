import { Compass, Search, Tag, UserRound } from "lucide-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { readFragment } from "../../../gql/fragment-masking";
import { NeighbouringCovers } from "../../../ui/cover/NeighbouringCovers";
import { ListBox } from "../../../ui/ListBox";
import { BookCover, BookCover_book } from "../../BookCover";
import type { Suggestion } from "./Suggestion";
import { suggestionId } from "./suggestionId";

const OPTION_STYLE =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2.5 py-1.5 hover:bg-wash aria-selected:bg-nila-soft";
const ICONS: Readonly<Record<string, typeof Search>> = { Penulis: UserRound, Subjek: Tag };

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  /** What the search for them has skipped or changed. */
  remarks: readonly string[];
  active: number | null;
  onChoose: (suggestion: Suggestion) => void;
}

/** Over what stands below the field, in which the focus stays. */
export function SuggestionList({ id, suggestions, remarks, active, onChoose }: SuggestionListProps) {
  useEffect(() => {
    if (active !== null) document.getElementById(suggestionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A phone gives it the whole width below the field (controls.css).
    const field = root.current?.parentElement?.getBoundingClientRect();
    root.current?.style.setProperty("--field-left", `${field?.left ?? 0}px`);
    root.current?.style.setProperty("--field-bottom", `${field?.bottom ?? 0}px`);
  }, []);
  return (
    <div
      ref={root}
      onMouseDown={(event) => event.preventDefault()}
      className="picker-choices suggestions max-w-3xl max-sm:max-w-none"
    >
      <ListBox id={id} label="Saran pencarian">
        <NeighbouringCovers books={suggestions.flatMap(({ book }) => readFragment(BookCover_book, book) ?? [])}>
          {suggestions.map((suggestion, index) => (
            // The field handles the keyboard and names the active option.
            <div
              key={suggestion.key}
              role="option"
              id={suggestionId(id, index)}
              aria-selected={index === active}
              aria-label={[suggestion.label, suggestion.detail].filter((part) => part !== "").join(", ")}
              onClick={() => onChoose(suggestion)}
              className={`${OPTION_STYLE} ${suggestion.isTopic ? "mt-1" : ""} ${
                suggestion.key === "search" ? "sticky bottom-0 bg-card" : ""
              }`}
            >
              <SuggestionMark suggestion={suggestion} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{suggestion.label}</span>
                {suggestion.detail && <span className="block truncate text-sm text-muted">{suggestion.detail}</span>}
              </span>
            </div>
          ))}
        </NeighbouringCovers>
      </ListBox>
      {remarks.length > 0 && <p className="px-2.5 py-1.5 text-sm text-muted">{remarks.join(" ")}</p>}
    </div>
  );
}

function SuggestionMark({ suggestion: { book, detail, isTopic } }: { suggestion: Suggestion }) {
  const Icon = isTopic ? Compass : (ICONS[detail] ?? Search);
  return (
    <span
      aria-hidden="true"
      className={`w-8 shrink-0 ${isTopic ? "rounded-lg bg-nila-soft py-1.5 text-nila" : "text-muted"}`}
    >
      {book ? <BookCover book={book} sizes="2rem" /> : <Icon strokeWidth={1.75} className="mx-auto size-5" />}
    </span>
  );
}
