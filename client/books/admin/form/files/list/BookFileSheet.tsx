import { useState } from "react";
import { toSessionFormErrors } from "../../../../../forms/errors/toSessionFormErrors";
import { useFormErrors } from "../../../../../forms/errors/useFormErrors";
import { CompactField, CompactSelect } from "../../../../../forms/fields/CompactField";
import { FormSheet } from "../../../../../forms/FormSheet";
import { SheetForm } from "../../../../../forms/SheetForm";
import { useLeaveGuard } from "../../../../../forms/useLeaveGuard";
import type { BookFileRow_BookFileFragment, DigitalFileAccess } from "../../../../../gql/graphql";
import { showMessage } from "../../../../../page/messages/flashMessage";
import { bookLabels, digitalFileAccessNames } from "../../../bookLabels";
import type { BookFileCommands } from "./useBookFileCommands";

interface BookFileSheetProps {
  /** Null for a new link. */
  file: BookFileRow_BookFileFragment | null;
  commands: BookFileCommands;
  onClose: () => void;
}

/** Name and access of a file, and where a link leads. */
export function BookFileSheet({ file, commands, onClose }: BookFileSheetProps) {
  return (
    <FormSheet title={file === null ? "Tambah tautan" : `Ubah ${file.name}`} isOpen onClose={onClose}>
      <BookFileForm file={file} commands={commands} onClose={onClose} />
    </FormSheet>
  );
}

function BookFileForm({ file, commands, onClose }: BookFileSheetProps) {
  const isLink = file === null || file.format === "LINK";
  const before = {
    url: isLink ? (file?.address ?? "") : "",
    name: file?.ownName ?? "",
    access: file?.access ?? ("PUBLIC" satisfies DigitalFileAccess),
  };
  const [values, setValues] = useState(before);
  const errors = useFormErrors();
  const isDirty = JSON.stringify(values) !== JSON.stringify(before);
  const allowLeave = useLeaveGuard(isDirty);
  const set = (changed: Partial<typeof before>) => setValues({ ...values, ...changed });
  const submit = async () => {
    const { url, name, access } = values;
    const given = { name, access, ...(isLink ? { url } : {}) };
    const result = await (file === null
      ? commands.addLink({ name, access, url })
      : commands.updateFile({ id: file.id, ...given }));
    if (result.data === null) return errors.showErrors(toSessionFormErrors(result));
    showMessage(file === null ? "Tautan ditambahkan." : "Perubahan disimpan.", "success");
    allowLeave();
    onClose();
  };
  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel="Simpan"
      busyText="Menyimpan…"
      isBusy={commands.isSaving}
      onSubmit={submit}
      onCancel={onClose}
    >
      <div className="grid grid-cols-1 gap-4">
        {isLink && (
          <CompactField
            name="url"
            label="Alamat"
            type="url"
            inputMode="url"
            aria-required
            data-first
            maxLength={500}
            value={values.url}
            onChange={({ target }) => set({ url: target.value })}
            hint="Diawali https://. Server tidak membukanya: periksa sendiri apakah tautannya benar."
            error={errors.messageFor("url")}
          />
        )}
        <CompactField
          name="name"
          label="Nama"
          aria-required={isLink}
          {...(isLink ? {} : { "data-first": true })}
          maxLength={190}
          value={values.name}
          onChange={({ target }) => set({ name: target.value })}
          hint={isLink ? undefined : "Kosongkan untuk memakai nama jenisnya."}
          error={errors.messageFor("name")}
        />
        <CompactSelect
          name="access"
          label={bookLabels.digitalFileAccess}
          value={values.access}
          onChange={({ target }) => set({ access: target.value === "MEMBERS" ? "MEMBERS" : "PUBLIC" })}
          error={errors.messageFor("access")}
        >
          {Object.entries(digitalFileAccessNames).map(([access, name]) => (
            <option key={access} value={access}>
              {name}
            </option>
          ))}
        </CompactSelect>
      </div>
    </SheetForm>
  );
}
