import { type SubmitEvent, useId, useState } from "react";
import { useUndo } from "../../../bin/useUndo";
import { FormAlert } from "../../../forms/FormAlert";
import { formTrouble } from "../../../forms/formTrouble";
import { SheetButtons } from "../../../forms/SheetButtons";
import { useFormTrouble } from "../../../forms/useFormTrouble";
import { formatNumber } from "../../../format/formatNumber";
import type { PickedRecords, PickerList } from "../../picker/pickedRecords";
import { pickerPlans } from "../../picker/pickerPlans";
import { RecordPicker } from "../../picker/RecordPicker";
import type { ListPlan, ListRow } from "../ListPlan";
import { listWords } from "../listWords";

interface DeleteFormProps<List extends PickerList> {
  plan: ListPlan<List>;
  row: ListRow<List>;
  onDone: () => void;
}

/** A record that books name needs another in its place; the server knows of more that may name it, such as copies, and says so. */
export function DeleteForm<List extends PickerList>({ plan, row, onDone }: DeleteFormProps<List>) {
  const { title, noun } = listWords[plan.list];
  const { label } = pickerPlans[plan.list];
  const { remove, isBusy } = plan.useCommands();
  const { form, trouble, show, messageFor } = useFormTrouble();
  const { showDeleted } = useUndo();
  const [instead, setInstead] = useState<PickedRecords[List] | null>(null);
  const alertId = useId();
  const name = label(row.values);
  const refused = messageFor("replacementId");
  const isUsed = row.booksCount > 0 || refused !== undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const replacementId = instead?.id ?? null;
    if (isUsed && replacementId === null)
      return show({ fields: [{ name: "replacementId", message: `Pilih ${noun} penggantinya.` }] });
    const result = await remove(row.id, replacementId);
    if (result.data === null) return show(formTrouble(result));
    const text =
      instead === null ? `${title} “${name}” dihapus.` : `“${name}” dihapus dan digantikan oleh “${label(instead)}”.`;
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
      <FormAlert id={alertId}>{trouble.text}</FormAlert>
      <p className="text-sm text-pretty">
        <strong className="font-semibold wrap-anywhere">{name}</strong>{" "}
        {row.booksCount > 0
          ? `dipakai ${formatNumber(row.booksCount)} buku. Semuanya pindah ke penggantinya.`
          : "tidak dipakai buku mana pun."}
      </p>
      {isUsed && (
        <RecordPicker
          list={plan.list}
          label="Pengganti"
          name="replacementId"
          className="mt-4"
          value={instead}
          onChange={setInstead}
          without={[row.id]}
          isFirst
          error={refused}
          placeholder={`Ketik nama ${noun} penggantinya`}
        />
      )}
      <SheetButtons
        label={instead === null ? "Hapus" : "Hapus dan ganti"}
        busyText="Menghapus…"
        isBusy={isBusy}
        onCancel={onDone}
      />
    </form>
  );
}
