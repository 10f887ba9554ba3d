import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { SheetForm } from "../../forms/SheetForm";
import { formatNumber } from "../../format/formatNumber";
import { Sheet } from "../../ui/Sheet";
import { type Fate, FateFields, readFate } from "../FateFields";
import { useWeedingCommands } from "../useWeedingCommands";
import type { ItemRow } from "./itemColumns";

interface FateSheetProps {
  weedingId: string;
  items: readonly ItemRow[];
  onClose: (isDone: boolean) => void;
}

/** Another reason for copies that are collected. */
export function FateSheet({ weedingId, items, onClose }: FateSheetProps) {
  const errors = useFormErrors();
  const { changeItems, isBusy } = useWeedingCommands();
  const [first] = items;
  const initial: Fate | undefined = first && {
    reason: first.reason,
    reasonText: first.reasonText ?? null,
    disposal: first.disposal,
  };
  const submit = async (formData: FormData) => {
    const itemIds = items.map(({ databaseId }) => databaseId);
    const result = await changeItems({ id: weedingId, itemIds, ...readFate(formData) });
    if (result.data === null) return errors.showErrors(toFormErrors(result));
    onClose(true);
  };
  return (
    <Sheet placement="middle" title="Ubah alasan" isOpen onClose={() => onClose(false)}>
      <SheetForm
        errors={errors}
        submitLabel="Simpan"
        busyText="Menyimpan…"
        isBusy={isBusy}
        onSubmit={submit}
        onCancel={() => onClose(false)}
      >
        <p className="mb-4 text-sm text-muted text-pretty">
          {items.length === 1 && first ? first.title : `${formatNumber(items.length)} eksemplar`}
        </p>
        <FateFields {...(initial ? { initial } : {})} errors={errors} />
      </SheetForm>
    </Sheet>
  );
}
