import { useState } from "react";
import { type Found, FoundField } from "../../circulation/admin/reservations/FoundField";
import { CompactSelect, CompactTextArea } from "../../forms/fields/CompactField";
import { renameFields, toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { formatNumber } from "../../format/formatNumber";
import type { SuggestionState } from "../../gql/graphql";
import { showMessage } from "../../page/messages/flashMessage";
import { suggestionFacts, suggestionStates } from "../suggestionStates";
import { proposerOf, type SuggestionRow } from "./suggestionColumns";
import { useDeskSuggestions } from "./useDeskSuggestions";

const STATES = Object.entries(suggestionStates) as [SuggestionState, { label: string }][];
/** What a librarian most likely says next. */
const NEXT: Readonly<Record<SuggestionState, SuggestionState>> = {
  PROPOSED: "APPROVED",
  APPROVED: "ORDERED",
  ORDERED: "AVAILABLE",
  AVAILABLE: "AVAILABLE",
  REJECTED: "REJECTED",
};

interface DecideFormProps {
  suggestion: SuggestionRow;
  onDone: () => void;
}

/** What becomes of a proposed book, and what its readers are told. */
export function DecideForm({ suggestion, onDone }: DecideFormProps) {
  const { decide, isBusy } = useDeskSuggestions();
  const errors = useFormErrors();
  const [state, setState] = useState(NEXT[suggestion.state]);
  const [book, setBook] = useState<{ text: string; found: Found | null }>(() => chosenBook(suggestion));

  const submit = async (formData: FormData) => {
    const reason = getFormText(formData, "reason").trim();
    const fields = [
      ...(state === "REJECTED" && reason === ""
        ? [{ name: "reason", message: "Tulis alasannya. Pengusul membacanya." }]
        : []),
      ...(state === "AVAILABLE" && book.text.trim() !== "" && book.found === null
        ? [{ name: "book", message: "Pilih bukunya dari daftar, atau kosongkan." }]
        : []),
    ];
    if (fields.length > 0) return errors.showErrors({ fields });
    const bookId = state === "AVAILABLE" ? (book.found?.id ?? null) : null;
    const result = await decide({ id: suggestion.id, state, reason: reason || null, bookId });
    if (result.data === null) {
      return errors.showErrors(renameFields(toFormErrors(result), (name) => (name === "bookId" ? "book" : name)));
    }
    showMessage(`“${suggestion.title}”: ${suggestionStates[state].label}.`, "success");
    onDone();
  };

  return (
    <SheetForm
      errors={errors}
      submitLabel="Simpan"
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
      className="flex min-h-96 flex-col"
    >
      <About suggestion={suggestion} />
      <div className="mt-5 grid gap-4">
        <CompactSelect
          name="state"
          label="Status"
          data-first
          error={errors.messageFor("state")}
          value={state}
          onChange={({ target }) => setState(STATES.find(([name]) => name === target.value)?.[0] ?? state)}
        >
          {STATES.map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </CompactSelect>
        {state === "AVAILABLE" && (
          <FoundField
            name="book"
            kind="book"
            label="Buku di koleksi (opsional)"
            hint="Ketik judulnya, supaya pengusul dapat langsung membukanya."
            error={errors.messageFor("book")}
            isFirst={false}
            choice={book}
            onChange={setBook}
          />
        )}
        <CompactTextArea
          rows={3}
          name="reason"
          label={state === "REJECTED" ? "Alasan" : "Tanggapan (opsional)"}
          hint={
            state === "REJECTED"
              ? "Dibaca oleh pengusulnya. Contoh: Sudah ada tiga eksemplar."
              : "Dibaca oleh semua anggota."
          }
          aria-required={state === "REJECTED"}
          maxLength={500}
          // What was said to the proposer alone must not stay to be read by all.
          key={state === "REJECTED" ? "refusal" : "answer"}
          defaultValue={(state === "REJECTED") === (suggestion.state === "REJECTED") ? (suggestion.reason ?? "") : ""}
          error={errors.messageFor("reason")}
        />
      </div>
    </SheetForm>
  );
}

function chosenBook({ book }: SuggestionRow): { text: string; found: Found | null } {
  return book
    ? { text: book.title, found: { id: book.id, name: book.title, detail: "ada di koleksi" } }
    : { text: "", found: null };
}

function About({ suggestion }: { suggestion: SuggestionRow }) {
  const { title, isbn, note, votesCount } = suggestion;
  const facts = [suggestionFacts(suggestion), isbn && `ISBN ${isbn}`].filter(Boolean).join(" · ");
  return (
    <div className="rounded-xl bg-wash p-4 text-sm wrap-anywhere">
      <p className="font-semibold">{title}</p>
      {facts && <p className="mt-0.5 text-muted">{facts}</p>}
      <p className="mt-2 text-muted">
        Diusulkan oleh {proposerOf(suggestion)} · {formatNumber(votesCount)} dukungan
      </p>
      {note && <p className="mt-2 whitespace-pre-line">{note}</p>}
    </div>
  );
}
