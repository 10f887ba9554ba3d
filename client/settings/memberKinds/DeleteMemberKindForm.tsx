import { useState } from "react";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactSelect } from "../../forms/fields/CompactField";
import { SheetForm } from "../../forms/SheetForm";
import { formatNumber } from "../../format/formatNumber";
import { showMessage } from "../../page/messages/flashMessage";
import type { MemberKind } from "./memberKindRow";
import { useMemberKindCommands } from "./useMemberKindCommands";

interface DeleteMemberKindFormProps {
  kind: MemberKind;
  others: readonly MemberKind[];
  onDone: () => void;
}

/** Deletes a kind; while members are of it, or were, another one takes its place. */
export function DeleteMemberKindForm({ kind, others, onDone }: DeleteMemberKindFormProps) {
  const { remove, isBusy } = useMemberKindCommands();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [replacementId, setReplacementId] = useState("");
  const members = kind.studentsCount ?? 0;
  const problem = messageFor("replacementId");
  const isUsed = members > 0 || problem !== undefined;

  const submit = async () => {
    if (isUsed && replacementId === "") {
      return showErrors({ fields: [{ name: "replacementId", message: "Pilih jenis penggantinya." }] });
    }
    const result = await remove(kind.id, replacementId || null);
    if (result.data === null) return showErrors(toFormErrors(result));
    const replacement = others.find(({ id }) => id === replacementId);
    showMessage(
      replacement
        ? `“${kind.name}” dihapus dan digantikan oleh “${replacement.name}”.`
        : `Jenis anggota “${kind.name}” dihapus.`,
      "success",
    );
    onDone();
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel={replacementId === "" ? "Hapus jenis" : "Hapus dan ganti"}
      busyText="Menghapus…"
      isIrreversible
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
    >
      <p className="text-sm text-pretty">
        <strong className="font-semibold wrap-anywhere">{kind.name}</strong>{" "}
        {members > 0
          ? `dipakai ${formatNumber(members)} anggota. Anggota dan riwayatnya dipindahkan ke jenis penggantinya.`
          : "tidak dipakai anggota mana pun. Riwayat peminjaman dan kunjungan yang masih menyebutnya dipindahkan ke jenis penggantinya."}
      </p>
      {isUsed && (
        <CompactSelect
          name="replacementId"
          label="Pengganti"
          error={problem}
          className="mt-4"
          data-first
          value={replacementId}
          onChange={({ target }) => setReplacementId(target.value)}
        >
          <option value="">Pilih jenis anggota</option>
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
