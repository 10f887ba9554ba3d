import { type SubmitEvent, useId, useState } from "react";
import { FormAlert } from "../../../forms/errors/FormAlert";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { SheetButtons } from "../../../forms/SheetButtons";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { formatNumber } from "../../../format/formatNumber";
import { showMessage } from "../../../app/messages/flashMessage";
import type { PickedRecords, AuthorityList } from "../../picker/pickedRecords";
import { pickerConfigs } from "../../picker/pickerConfigs";
import { RecordPicker } from "../../picker/RecordPicker";
import type { ListConfig, ListRow } from "../ListConfig";
import { listDescriptions } from "../listDescriptions";

interface MergeFormProps<List extends AuthorityList> {
  config: ListConfig<List>;
  /** The record that is merged and removed. */
  row: ListRow<List>;
  onDone: () => void;
}

/** Says before merging which name stays and what moves, because merging cannot be undone. */
export function MergeForm<List extends AuthorityList>({ config, row, onDone }: MergeFormProps<List>) {
  const { noun } = listDescriptions[config.list];
  const { label } = pickerConfigs[config.list];
  const { merge, isBusy } = config.useCommands();
  const { form, formErrors, showErrors, messageFor } = useFormErrors();
  const [into, setInto] = useState<PickedRecords[List] | null>(null);
  const alertId = useId();
  const name = label(row.values);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const intoId = into?.id ?? null;
    if (into === null || intoId === null)
      return showErrors({ fields: [{ name: "intoId", message: `Pilih ${noun} yang tetap ada.` }] });
    const result = await merge(row.id, intoId);
    if (result.data === null) return showErrors(toFormErrors(result));
    showMessage(`“${name}” digabungkan ke “${label(into)}”.`, "success");
    onDone();
  };
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-describedby={alertId}
      className="flex min-h-96 flex-col"
    >
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      <p className="text-sm text-pretty">
        <strong className="font-semibold wrap-anywhere">{name}</strong> akan hilang; {formatNumber(row.booksCount)}{" "}
        bukunya pindah ke {noun} yang Anda pilih.
      </p>
      <RecordPicker
        list={config.list}
        label="Gabungkan ke"
        name="intoId"
        className="mt-4"
        value={into}
        onChange={setInto}
        excludedIds={[row.id]}
        hasInitialFocus
        error={messageFor("intoId")}
        placeholder={`Ketik nama ${noun} yang tetap ada`}
      />
      {into && (
        <p className="mt-4 text-sm">
          Yang tetap: <strong className="font-semibold wrap-anywhere">{label(into)}</strong>
        </p>
      )}
      <p className="mt-4 text-sm text-muted">Penggabungan tidak bisa dibatalkan.</p>
      <SheetButtons label="Gabungkan" busyText="Menggabungkan…" isBusy={isBusy} onCancel={onDone} />
    </form>
  );
}
