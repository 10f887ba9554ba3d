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

interface MergeFormProps<List extends AuthorityList> {
  config: ListConfig<List>;
  /** The record that is merged and removed. */
  row: ListRow<List>;
  onDone: () => void;
}

/** Says before merging which name stays and what moves. */
export function MergeForm<List extends AuthorityList>({ config, row, onDone }: MergeFormProps<List>) {
  const { noun } = listDescriptions[config.list];
  const { label } = pickerConfigs[config.list];
  const { merge, isBusy } = config.useCommands();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const { showDeleted } = useUndo();
  const [into, setInto] = useState<PickedRecords[List] | null>(null);
  const name = label(row.values);

  const submit = async () => {
    const intoId = into?.id ?? null;
    if (into === null || intoId === null)
      return showErrors({ fields: [{ name: "intoId", message: `Pilih ${noun} yang dipakai.` }] });
    const result = await merge(row.id, intoId);
    if (result.data === null) return showErrors(toFormErrors(result));
    showDeleted(`“${name}” digabungkan ke “${label(into)}”.`, result.data.binEntryIds);
    onDone();
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Gabungkan"
      busyText="Menggabungkan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
      className="flex min-h-96 flex-col"
    >
      <p className="text-sm text-pretty">
        <strong className="font-semibold wrap-anywhere">{name}</strong> akan dihapus; {formatNumber(row.booksCount)}{" "}
        bukunya dipindahkan ke {noun} yang Anda pilih.
      </p>
      <OtherRecordPicker
        list={config.list}
        row={row}
        label="Gabungkan ke"
        name="intoId"
        value={into}
        onChange={setInto}
        error={messageFor("intoId")}
        placeholder={`Ketik nama ${noun} yang dipakai`}
      />
      {into && (
        <p className="mt-4 text-sm">
          Nama yang dipakai: <strong className="font-semibold wrap-anywhere">{label(into)}</strong>
        </p>
      )}
      <p className="mt-4 text-sm text-muted">Penggabungan dapat diurungkan selama 30 hari, dari Tempat Sampah.</p>
    </SheetForm>
  );
}
