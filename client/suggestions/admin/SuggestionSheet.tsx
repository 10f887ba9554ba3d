import { FormSheet } from "../../forms/FormSheet";
import { DecideForm } from "./DecideForm";
import type { SuggestionRow } from "./suggestionColumns";
import { SuggestionFields } from "./SuggestionFields";

export type AskedSuggestion =
  { readonly act: "decide" | "edit"; readonly suggestion: SuggestionRow } | { readonly act: "add" };
const TITLES = { add: "Tambah usulan", edit: "Sunting usulan", decide: "Putuskan usulan" };

interface SuggestionSheetProps {
  asked: AskedSuggestion;
  /** Of a new one: what was searched for in vain. */
  title: string;
  onClose: () => void;
}

export function SuggestionSheet({ asked, title, onClose }: SuggestionSheetProps) {
  return (
    <FormSheet title={TITLES[asked.act]} isOpen onClose={onClose}>
      {asked.act === "decide" ? (
        <DecideForm suggestion={asked.suggestion} onDone={onClose} />
      ) : (
        <SuggestionFields suggestion={asked.act === "edit" ? asked.suggestion : null} title={title} onDone={onClose} />
      )}
    </FormSheet>
  );
}
