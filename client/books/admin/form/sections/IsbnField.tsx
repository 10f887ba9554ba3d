import { Check, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { BookAdvice } from "../advice/useBookAdvice";
import type { BookFormState } from "../useBookForm";
import { TextFormField } from "./TextFormField";

interface IsbnFieldProps {
  state: BookFormState;
  advice: BookAdvice["isbn"];
}

/** Checks the ISBN while typing: a wrong one is a warning and never prevents saving. */
export function IsbnField({ state, advice }: IsbnFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
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
        hint={<IsbnStatus advice={isUnfinished ? null : advice} />}
      />
    </div>
  );
}

function IsbnStatus({ advice }: { advice: BookAdvice["isbn"] }) {
  return (
    <span role="status" className="block min-h-5.5">
      {!advice?.message && !advice?.hyphenated && "10 atau 13 angka, seperti tercetak."}
      {advice?.message && (
        <span className="flex items-start gap-1.5 text-ink">
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-bata" />
          {advice.message}
        </span>
      )}
      {advice?.hyphenated && (
        <span className="flex items-center gap-1.5 text-daun tabular-nums">
          <Check aria-hidden="true" strokeWidth={2} className="size-4 shrink-0" />
          ISBN benar: {advice.hyphenated}
        </span>
      )}
    </span>
  );
}
