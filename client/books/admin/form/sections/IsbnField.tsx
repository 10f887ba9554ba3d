import { Check, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { focusField, nextField } from "../../../../forms/goOnEnter";
import type { BookAdvice } from "../advice/useBookAdvice";
import { focusFirstField } from "../saveErrors";
import type { BookFormState } from "../useBookForm";
import { TextFormField } from "./TextFormField";

interface IsbnFieldProps {
  state: BookFormState;
  advice: BookAdvice["isbn"];
  onLookUp: () => Promise<BookAdvice | null>;
}

/**
 * Checks the ISBN while typing: a wrong one is a warning and never prevents saving. Enter, as scanners send it, looks
 * the number up: with something to read the focus stays, otherwise it goes to the title or, once there is one, on.
 */
export function IsbnField({ state, advice, onLookUp }: IsbnFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const lookedUp = useRef("");
  const onKeyDown = async (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const { form, value } = field;
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || value.trim() === "") return;
    event.preventDefault();
    setIsTyping(false);
    const found = lookedUp.current === value ? null : await onLookUp();
    lookedUp.current = value;
    if (form === null || document.activeElement !== field) return;
    if (found?.isbn?.message || found?.duplicates.length) field.select();
    else if (state.form.getValues().title === "") focusFirstField(form, ["title"]);
    else focusField(nextField(form, field));
  };
  // An incomplete number is not an error yet.
  const isUnfinished = isTyping && advice?.kind === "NOT_ISBN";
  return (
    <div onFocus={() => setIsTyping(true)} onBlur={() => setIsTyping(false)}>
      <TextFormField
        state={state}
        name="isbn"
        maxLength={100}
        autoCapitalize="off"
        spellCheck={false}
        onKeyDown={(event) => void onKeyDown(event)}
        hint={<IsbnStatus advice={isUnfinished ? null : advice} />}
      />
    </div>
  );
}

function IsbnStatus({ advice }: { advice: BookAdvice["isbn"] }) {
  return (
    <span role="status" className="block min-h-5.5">
      {!advice?.message && !advice?.hyphenated && "10 atau 13 angka, sesuai yang tercetak."}
      {advice?.message && (
        <span className="flex items-start gap-1.5 text-ink">
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-bata" />
          {advice.message}
        </span>
      )}
      {advice?.hyphenated && (
        <span className="flex items-center gap-1.5 text-daun tabular-nums">
          <Check aria-hidden="true" strokeWidth={2} className="size-4 shrink-0" />
          ISBN valid: {advice.hyphenated}
        </span>
      )}
    </span>
  );
}
