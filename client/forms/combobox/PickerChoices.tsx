import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { ListBox } from "../../ui/ListBox";

export interface PickerChoice {
  key: string;
  label: string;
  /** What tells it from others of its name; null for a new record. */
  detail: string | null;
}

interface PickerChoicesProps {
  id: string;
  label: string;
  choices: readonly PickerChoice[];
  active: number | null;
  /** The choices are still those of what was typed before. */
  isStale?: boolean;
  /** Status text: searching, nothing found or failed. */
  notice: string | null;
  onSelect: (index: number) => void;
}

const OPTION_STYLE =
  "flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 text-sm hover:bg-wash " +
  "aria-selected:bg-nila-soft";

export const choiceId = (listId: string, index: number): string => `${listId}-${index}`;

/** The options, shown over the content below the field. Pressing one leaves the focus in the field. */
export function PickerChoices({ id, label, choices, active, isStale = false, notice, onSelect }: PickerChoicesProps) {
  const box = useRef<HTMLDivElement>(null);

  // Inside a sheet there may be no room below the field.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, [choices.length]);
  useEffect(() => {
    if (active !== null) document.getElementById(choiceId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  return (
    <div ref={box} onMouseDown={(event) => event.preventDefault()} className="picker-choices">
      {notice !== null && <p className="px-3 py-2 text-sm text-muted">{notice}</p>}
      <ListBox id={id} label={label} isStale={isStale}>
        {choices.map((choice, index) => (
          // The field handles the keyboard and names the active option.
          <div
            key={choice.key}
            role="option"
            id={choiceId(id, index)}
            aria-selected={index === active}
            onClick={() => onSelect(index)}
            className={OPTION_STYLE}
          >
            {choice.detail === null && (
              <Plus aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-nila" />
            )}
            <span className={`min-w-0 flex-1 wrap-anywhere ${choice.detail === null ? "font-semibold text-nila" : ""}`}>
              {choice.label}
            </span>
            {choice.detail !== null && <span className="shrink-0 text-muted tabular-nums">{choice.detail}</span>}
          </div>
        ))}
      </ListBox>
    </div>
  );
}
