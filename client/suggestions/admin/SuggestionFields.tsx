import { useState } from "react";
import { CompactField, CompactTextArea } from "../../forms/fields/CompactField";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import { showMessage } from "../../page/messages/flashMessage";
import type { SuggestionRow } from "./suggestionColumns";
import { useDeskSuggestions } from "./useDeskSuggestions";

interface SuggestionFieldsProps {
  /** Null for a new one. */
  suggestion: SuggestionRow | null;
  /** Of a new one: what was searched for in vain. */
  title: string;
  onDone: () => void;
}

/** Writes a proposal down at the desk, or corrects one. */
export function SuggestionFields({ suggestion, title, onDone }: SuggestionFieldsProps) {
  const { create, update, isBusy } = useDeskSuggestions();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);

  const submit = async (formData: FormData) => {
    const text = (name: string) => getFormText(formData, name).trim();
    const year = text("publishYear");
    const fields = [
      ...(text("title") === "" ? [{ name: "title", message: "Judul wajib diisi." }] : []),
      ...(/^\d{0,4}$/.test(year) ? [] : [{ name: "publishYear", message: "Isi dengan tahun. Contoh: 2023" }]),
    ];
    if (fields.length > 0) return showErrors({ fields });
    const values = {
      title: text("title"),
      author: text("author") || null,
      publisher: text("publisher") || null,
      publishYear: year === "" ? null : Number(year),
      isbn: text("isbn") || null,
      note: text("note") || null,
    };
    const result = await (suggestion === null ? create(values) : update({ id: suggestion.id, ...values }));
    if (result.data === null) return showErrors(toFormErrors(result));
    allowLeave();
    showMessage(`Usulan “${values.title}” disimpan.`, "success");
    onDone();
  };

  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel={suggestion === null ? "Tambah usulan" : "Simpan"}
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
      onInput={() => setIsDirty(true)}
    >
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <CompactField
          name="title"
          label="Judul"
          aria-required
          maxLength={500}
          data-first
          defaultValue={suggestion?.title ?? title}
          error={messageFor("title")}
          className="sm:col-span-2"
        />
        <CompactField
          name="author"
          label="Penulis (opsional)"
          maxLength={200}
          defaultValue={suggestion?.author ?? ""}
          error={messageFor("author")}
          className="sm:col-span-2"
        />
        <CompactField
          name="publisher"
          label="Penerbit (opsional)"
          maxLength={190}
          defaultValue={suggestion?.publisher ?? ""}
          error={messageFor("publisher")}
        />
        <CompactField
          name="publishYear"
          label="Tahun terbit (opsional)"
          inputMode="numeric"
          maxLength={4}
          defaultValue={suggestion?.publishYear ?? ""}
          error={messageFor("publishYear")}
        />
        <CompactField
          name="isbn"
          label="ISBN (opsional)"
          maxLength={30}
          defaultValue={suggestion?.isbn ?? ""}
          error={messageFor("isbn")}
          className="sm:col-span-2"
        />
        <CompactTextArea
          rows={3}
          name="note"
          label="Alasan (opsional)"
          hint="Hanya terlihat oleh petugas dan pengusulnya."
          maxLength={1000}
          defaultValue={suggestion?.note ?? ""}
          error={messageFor("note")}
          className="sm:col-span-2"
        />
      </div>
    </SheetForm>
  );
}
