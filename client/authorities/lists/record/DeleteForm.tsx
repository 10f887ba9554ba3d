import { useState } from "react";
import { useUndo } from "../../../admin/undo/useUndo";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { SheetForm } from "../../../forms/SheetForm";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { formatNumber } from "../../../format/formatNumber";
import type { PickedRecords, AuthorityList } from "../../picker/pickedRecords";
import { pickerConfigs } from "../../picker/pickerConfigs";
import type { ListConfig, ListRow } from "../ListConfig";
import { listDescriptions } from "../listDescriptions";
import { OtherRecordPicker } from "./OtherRecordPicker";

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
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const { showDeleted } = useUndo();
  const [replacement, setReplacement] = useState<PickedRecords[List] | null>(null);
  const name = label(row.values);
  const replacementError = messageFor("replacementId");
  const isUsed = row.booksCount > 0 || replacementError !== undefined;

  const submit = async () => {
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
    <SheetForm
      errors={errors}
      submitLabel={replacement === null ? "Hapus" : "Hapus dan ganti"}
      busyText="Menghapus…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
      className={isUsed ? "flex min-h-96 flex-col" : ""}
    >
      <p className="text-sm text-pretty">
        <strong className="font-semibold wrap-anywhere">{name}</strong>{" "}
        {row.booksCount > 0
          ? `dipakai ${formatNumber(row.booksCount)} buku. Semuanya dipindahkan ke penggantinya.`
          : "tidak dipakai buku mana pun."}
      </p>
      {isUsed && (
        <OtherRecordPicker
          list={config.list}
          row={row}
          label="Pengganti"
          name="replacementId"
          value={replacement}
          onChange={setReplacement}
          error={replacementError}
          placeholder={`Ketik nama ${noun} penggantinya`}
        />
      )}
    </SheetForm>
  );
}
