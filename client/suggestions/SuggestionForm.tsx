import { type SubmitEvent, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { FormAlert } from "../forms/errors/FormAlert";
import { toFormErrors } from "../forms/errors/toFormErrors";
import { useFormErrors } from "../forms/errors/useFormErrors";
import { TextArea } from "../forms/fields/TextArea";
import { TextField } from "../forms/fields/TextField";
import { getFormText } from "../forms/getFormText";
import { SubmitButton } from "../forms/SubmitButton";
import { graphql } from "../gql/gql";
import { useLookup } from "../lists/useLookup";
import { showMessage } from "../page/messages/flashMessage";
import { buttonStyle } from "../ui/buttonStyle";
import { SuggestionItem } from "./SuggestionItem";
import { useSuggestionCommands } from "./useSuggestionCommands";

const SuggestionAdviceQuery = graphql(`
  query SuggestionAdvice($title: String, $isbn: String) {
    suggestionAdvice(title: $title, isbn: $isbn) {
      suggestions {
        id
        ...SuggestionItem_suggestion
      }
      books {
        id
        slug
        title
        availableCount
      }
    }
  }
`);

interface SuggestionFormProps {
  /** What was searched for in vain. */
  title: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Proposes a book; what is there already is shown while one types. */
export function SuggestionForm({ title: searched, onDone, onCancel }: SuggestionFormProps) {
  const { create, isBusy } = useSuggestionCommands();
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();
  const [typed, setTyped] = useState({ title: searched, isbn: "" });
  const isSending = useRef(false);
  const settled = useSettled(typed);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const formData = new FormData(event.currentTarget);
    const text = (name: string) => getFormText(formData, name).trim();
    const year = text("publishYear");
    const fields = [
      ...(text("title") === "" ? [{ name: "title", message: "Judul wajib diisi." }] : []),
      ...(/^\d{0,4}$/.test(year) ? [] : [{ name: "publishYear", message: "Isi dengan tahun. Contoh: 2023" }]),
    ];
    if (fields.length > 0) return showErrors({ fields });
    showErrors({});
    isSending.current = true;
    const result = await create({
      title: text("title"),
      author: text("author") || null,
      publisher: text("publisher") || null,
      publishYear: year === "" ? null : Number(year),
      isbn: text("isbn") || null,
      note: text("note") || null,
    });
    isSending.current = false;
    if (result.data === null) return showErrors(toFormErrors(result));
    showMessage(`“${result.data.suggestion.title}” diusulkan. Terima kasih.`, "success");
    onDone();
  };

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label="Usulkan buku"
      onSubmit={(event) => void submit(event)}
      className="needs-script mt-6 rounded-2xl border border-line bg-card p-5 sm:p-7"
    >
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...fieldProps("title")}
          label="Judul"
          required
          autoComplete="off"
          maxLength={500}
          defaultValue={searched}
          onChange={({ target }) => setTyped((before) => ({ ...before, title: target.value }))}
          className="sm:col-span-2"
        />
        <TextField
          {...fieldProps("author")}
          label="Penulis (opsional)"
          autoComplete="off"
          maxLength={200}
          className="sm:col-span-2"
        />
        <TextField {...fieldProps("publisher")} label="Penerbit (opsional)" autoComplete="off" maxLength={190} />
        <TextField
          {...fieldProps("publishYear")}
          label="Tahun terbit (opsional)"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
        <TextField
          {...fieldProps("isbn")}
          label="ISBN (opsional)"
          hint="Angka di dekat barkod, di sampul belakang."
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          onChange={({ target }) => setTyped((before) => ({ ...before, isbn: target.value }))}
          className="sm:col-span-2"
        />
        <TextArea
          {...fieldProps("note")}
          label="Alasan (opsional)"
          hint="Hanya dibaca petugas. Anggota lain tidak melihat alasan dan nama Anda."
          maxLength={1000}
          className="sm:col-span-2"
        />
      </div>
      {settled && <AlreadyThere typed={settled} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <SubmitButton isBusy={isBusy} busyText="Mengirim…">
          Kirim usulan
        </SubmitButton>
        <button type="button" onClick={onCancel} className={buttonStyle("outlined")}>
          Tidak jadi
        </button>
      </div>
    </form>
  );
}

const MIN_LENGTH = 3;

interface Typed {
  readonly title: string;
  readonly isbn: string;
}

/** What is typed once the typing pauses; null while that is too little. */
function useSettled({ title, isbn }: Typed): Typed | null {
  const [wantedTitle, wantedIsbn] = [title.trim(), isbn.trim()];
  const isEnough = Math.max(wantedTitle.length, wantedIsbn.length) >= MIN_LENGTH;
  const settle = () => Promise.resolve([{ title: wantedTitle, isbn: wantedIsbn }]);
  return useLookup(isEnough ? `${wantedTitle}\n${wantedIsbn}` : null, settle).found[0] ?? null;
}

/** Watches what it shows, so that a vote is seen here as in the list. */
function AlreadyThere({ typed }: { typed: Typed }) {
  const query = usePageQuery(SuggestionAdviceQuery, typed, "none");
  const { books = [], suggestions = [] } = (query.data ?? query.previousData)?.suggestionAdvice ?? {};
  return (
    <div role="status">
      {books.length > 0 && (
        <div className="mt-5 rounded-xl bg-daun-soft p-4">
          <p className="font-semibold">Sudah ada di koleksi</p>
          <ul className="mt-1.5 grid gap-1">
            {books.map(({ id, slug, title, availableCount }) => (
              <li key={id} className="wrap-anywhere">
                <Link to={`/books/${slug}`} className="inline-link">
                  {title}
                </Link>{" "}
                <span className="text-sm text-muted">{availableCount > 0 ? "tersedia" : "sedang tidak tersedia"}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {suggestions.length > 0 && (
        <div className="mt-5 rounded-xl bg-nila-soft px-4 pt-4">
          <p className="font-semibold">Sudah diusulkan. Dukung saja usulan ini.</p>
          <ul>
            {suggestions.map((suggestion) => (
              <SuggestionItem key={suggestion.id} suggestion={suggestion} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
