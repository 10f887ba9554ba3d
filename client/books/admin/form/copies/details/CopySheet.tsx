import { useState } from "react";
import { toSessionFormErrors } from "../../../../../forms/errors/toSessionFormErrors";
import { useFormErrors } from "../../../../../forms/errors/useFormErrors";
import { CompactField } from "../../../../../forms/fields/CompactField";
import { FormSheet } from "../../../../../forms/FormSheet";
import { SheetForm } from "../../../../../forms/SheetForm";
import { useLeaveGuard } from "../../../../../forms/useLeaveGuard";
import { type FragmentType, readFragment } from "../../../../../gql/fragment-masking";
import type { CopyDetails_CopyFragment } from "../../../../../gql/graphql";
import { showMessage } from "../../../../../page/messages/flashMessage";
import { CopyDetailFields } from "./CopyDetailFields";
import { changedDetails, CopyDetails_copy, detailsOf, priceProblem } from "./copyDetails";
import { useUpdateCopy } from "./useUpdateCopy";

const HINTS = {
  price: "Kosongkan jika sama dengan harga buku.",
  callNumber: "Kosongkan jika sama dengan No. Panggil buku.",
  category: "Kosongkan jika sama dengan kategori buku. Aturan peminjaman mengikuti kategori ini.",
  note: "Hanya tampil untuk petugas.",
  issueLabel: "Untuk majalah dan koran. Contoh: Vol. 12 No. 3, Maret 2026",
};

interface CopySheetProps {
  copy: FragmentType<typeof CopyDetails_copy>;
  onClose: () => void;
}

/** Everything of one copy that is not changed in its row. */
export function CopySheet({ copy: ref, onClose }: CopySheetProps) {
  const copy = readFragment(CopyDetails_copy, ref);
  return (
    <FormSheet title={`Eksemplar ${copy.itemCode}`} isOpen onClose={onClose}>
      <CopyForm copy={copy} onDone={onClose} />
    </FormSheet>
  );
}

function CopyForm({ copy, onDone }: { copy: CopyDetails_CopyFragment; onDone: () => void }) {
  const before = detailsOf(copy);
  const [details, setDetails] = useState(before);
  const [itemCode, setItemCode] = useState(copy.itemCode);
  const [inventoryCode, setInventoryCode] = useState(copy.inventoryCode ?? "");
  const { updateCopy, isBusy } = useUpdateCopy();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const changes = {
    ...changedDetails(before, details),
    ...(itemCode.trim() === copy.itemCode ? {} : { itemCode: itemCode.trim() }),
    ...(inventoryCode.trim() === (copy.inventoryCode ?? "") ? {} : { inventoryCode: inventoryCode.trim() || null }),
  };
  const isDirty = Object.keys(changes).length > 0;
  const allowLeave = useLeaveGuard(isDirty);

  const submit = async () => {
    const problem = priceProblem(details);
    if (problem !== null) return showErrors({ fields: [{ name: "price", message: problem }] });
    if (isDirty) {
      const result = await updateCopy({ id: copy.id, ...changes });
      if (result.data === null) return showErrors(toSessionFormErrors(result));
      showMessage(`Eksemplar ${itemCode.trim()} disimpan.`, "success");
    }
    allowLeave();
    onDone();
  };
  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel="Simpan"
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
    >
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <CompactField
          name="itemCode"
          label="Kode eksemplar"
          aria-required
          maxLength={100}
          value={itemCode}
          onChange={({ target }) => setItemCode(target.value)}
          error={messageFor("itemCode")}
        />
        <CompactField
          name="inventoryCode"
          label="No. Inventaris"
          data-first
          maxLength={100}
          value={inventoryCode}
          onChange={({ target }) => setInventoryCode(target.value)}
          error={messageFor("inventoryCode")}
        />
        <CopyDetailFields values={details} onChange={setDetails} hints={HINTS} messageFor={messageFor} />
      </div>
    </SheetForm>
  );
}
