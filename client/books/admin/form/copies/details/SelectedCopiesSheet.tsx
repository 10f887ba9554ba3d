import { useState } from "react";
import { useFormErrors } from "../../../../../forms/errors/useFormErrors";
import { FormSheet } from "../../../../../forms/FormSheet";
import { SheetForm } from "../../../../../forms/SheetForm";
import { useLeaveGuard } from "../../../../../forms/useLeaveGuard";
import { useProposedInventoryCodes } from "../../../../../settings/inventory/useProposedInventoryCodes";
import { Checkbox } from "../../../../../ui/Checkbox";
import type { CopyChange } from "../CopyTableRow";
import { CopyDetailFields } from "./CopyDetailFields";
import { changedDetails, noDetails } from "./copyDetails";

interface SelectedCopiesSheetProps {
  count: number;
  onChange: (change: CopyChange) => void;
  onClose: () => void;
}

/** The same values for several copies. */
export function SelectedCopiesSheet({ count, onChange, onClose }: SelectedCopiesSheetProps) {
  return (
    <FormSheet title={`Ubah ${count} eksemplar`} isOpen onClose={onClose}>
      <SelectedForm onChange={onChange} onDone={onClose} />
    </FormSheet>
  );
}

function SelectedForm({ onChange, onDone }: { onChange: (change: CopyChange) => void; onDone: () => void }) {
  const [details, setDetails] = useState(noDetails);
  const [assignsInventoryCodes, setAssigns] = useState(false);
  const proposed = useProposedInventoryCodes(1, {});
  const errors = useFormErrors();
  const changes = {
    ...changedDetails(noDetails, details),
    ...(assignsInventoryCodes ? { assignsInventoryCodes } : {}),
  };
  const isDirty = Object.keys(changes).length > 0;
  const allowLeave = useLeaveGuard(isDirty);

  const submit = () => {
    if (!isDirty) {
      errors.showErrors({ text: "Isi dulu apa yang diubah." });
    } else {
      allowLeave();
      onChange(changes);
      onDone();
    }
    return Promise.resolve();
  };
  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel="Simpan"
      busyText="Menyimpan…"
      isBusy={false}
      onSubmit={submit}
      onCancel={onDone}
    >
      <p className="mb-4 text-sm text-muted">Isi yang diubah saja. Yang dikosongkan tetap seperti sekarang.</p>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <CopyDetailFields
          values={details}
          onChange={setDetails}
          hasPriceAndDay={false}
          messageFor={errors.messageFor}
        />
      </div>
      <div className="mt-3">
        <Checkbox
          label="Beri No. Inventaris pada yang belum punya"
          checked={assignsInventoryCodes}
          disabled={proposed?.length === 0}
          onChange={({ target }) => setAssigns(target.checked)}
        />
        <p className="min-h-5 pl-8 text-sm text-muted">
          {proposed?.[0] && `Mulai dari ${proposed[0]}.`}
          {proposed?.length === 0 && "Isi dulu pola No. Inventaris di Pengaturan."}
        </p>
      </div>
    </SheetForm>
  );
}
