import { type SubmitEvent, useId, useState } from "react";
import { useUndo } from "../../../bin/useUndo";
import { FormAlert } from "../../../forms/errors/FormAlert";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { SheetButtons } from "../../../forms/SheetButtons";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { formatNumber } from "../../../format/formatNumber";
import type { PickedRecords, AuthorityList } from "../../picker/pickedRecords";
import { pickerConfigs } from "../../picker/pickerConfigs";
import { RecordPicker } from "../../picker/RecordPicker";
import type { ListConfig, ListRow } from "../ListConfig";
import { listDescriptions } from "../listDescriptions";

interface DeleteFormProps<List extends AuthorityList> {
  config: ListConfig<List>;
  row: ListRow<List>;
  onDone: () => void;
}

/**
 * Deletes a record. If books use it, a replacement is required; the server also checks other uses, such as copies,
 * and reports them.
 */
export function DeleteForm<List extends AuthorityList>({ config, row, onDone }: DeleteFormProps<List>) {
  const { title, noun } = listDescriptions[config.list];
  const { label } = pickerConfigs[config.list];
  const { remove, isBusy } = config.useCommands();
  const { form, formErrors, showErrors, messageFor } = useFormErrors();
  const { showDeleted } = useUndo();
  const [replacement, setReplacement] = useState<PickedRecords[List] | null>(null);
  const alertId = useId();
  const name = label(row.values);
  const replacementError = messageFor("replacementId");
  const isUsed = row.booksCount > 0 || replacementError !== undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const replacementId = replacement?.id ?? null;
    if (isUsed && replacementId === null)
      return showErrors({ fields: [{ name: "replacementId", message: `Pilih ${noun} penggantinya.` }] });
    const result = await remove(row.id, replacementId);
    if (result.data === null) return showErrors(toFormErrors(result));
    const text =
      replacement === null
        ? `${title} “${name}” dihapus.`
        : `“${name}” dihapus dan digantikan oleh “${label(replacement)}”.`;
    showDeleted(text, result.data.binEntryIds);
    onDone();
  };
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-describedby={alertId}
      className={isUsed ? "flex min-h-96 flex-col" : ""}
    >
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      <p className="text-sm text-pretty">
        <strong className="font-semibold wrap-anywhere">{name}</strong>{" "}
        {row.booksCount > 0
          ? `dipakai ${formatNumber(row.booksCount)} buku. Semuanya pindah ke penggantinya.`
          : "tidak dipakai buku mana pun."}
      </p>
      {isUsed && (
        <RecordPicker
          list={config.list}
          label="Pengganti"
          name="replacementId"
          className="mt-4"
          value={replacement}
          onChange={setReplacement}
          excludedIds={[row.id]}
          hasInitialFocus
          error={replacementError}
          placeholder={`Ketik nama ${noun} penggantinya`}
        />
      )}
      <SheetButtons
        label={replacement === null ? "Hapus" : "Hapus dan ganti"}
        busyText="Menghapus…"
        isBusy={isBusy}
        onCancel={onDone}
      />
    </form>
  );
}
