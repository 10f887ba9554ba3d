import { useState } from "react";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { CompactSelect } from "../../../forms/fields/CompactField";
import { SheetForm } from "../../../forms/SheetForm";
import { formatNumber } from "../../../format/formatNumber";
import { showMessage } from "../../../page/messages/flashMessage";
import type { Role } from "./roleRow";
import { useRoleCommands } from "./useRoleCommands";

interface DeleteRoleFormProps {
  role: Role;
  others: readonly Role[];
  onDone: () => void;
}

/** Deletes a role; while accounts have it, they get another one. */
export function DeleteRoleForm({ role, others, onDone }: DeleteRoleFormProps) {
  const { remove, isBusy } = useRoleCommands();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [replacementId, setReplacementId] = useState("");
  const accounts = role.accountsCount ?? 0;
  const problem = messageFor("replacementId");
  const isUsed = accounts > 0 || problem !== undefined;

  const submit = async () => {
    if (isUsed && replacementId === "") {
      return showErrors({ fields: [{ name: "replacementId", message: "Pilih peran penggantinya." }] });
    }
    const result = await remove(role.id, replacementId || null);
    if (result.data === null) return showErrors(toFormErrors(result));
    showMessage(`Peran “${role.name}” dihapus.`, "success");
    onDone();
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel={replacementId === "" ? "Hapus peran" : "Hapus dan pindahkan"}
      busyText="Menghapus…"
      isIrreversible
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
    >
      <p className="text-sm text-pretty">
        <strong className="font-semibold wrap-anywhere">{role.name}</strong>{" "}
        {accounts > 0
          ? `dipakai ${formatNumber(accounts)} akun, yang langsung mendapat peran penggantinya.`
          : "tidak dipakai akun mana pun."}
      </p>
      {isUsed && (
        <CompactSelect
          name="replacementId"
          label="Peran pengganti"
          error={problem}
          className="mt-4"
          data-first
          value={replacementId}
          onChange={({ target }) => setReplacementId(target.value)}
        >
          <option value="">Pilih peran</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </CompactSelect>
      )}
    </SheetForm>
  );
}
