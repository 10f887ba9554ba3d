import { useId, useState } from "react";
import { showMessage } from "../../page/messages/flashMessage";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactField } from "../../forms/fields/CompactField";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import type { Librarian } from "./librarianRow";
import type { Secret } from "./SecretSheet";
import { useLibrarianCommands } from "./useLibrarianCommands";

export interface GivenRole {
  id: string;
  databaseId: number;
  name: string;
  purpose: string;
  viewerCanGive: boolean;
}

/** Petugas, which always exists: a new account has it unless another is chosen. */
const STAFF_ROLE = 3;

interface LibrarianFormProps {
  /** Null for a new one. */
  user: Librarian | null;
  /** All roles, of which those can be chosen that give no more than the viewer has. */
  roles: readonly GivenRole[];
  isOwn: boolean;
  onDone: () => void;
  /** A new account's password, which is shown once. */
  onSecret: (secret: Secret) => void;
}

export function LibrarianForm({ user, roles, isOwn, onDone, onSecret }: LibrarianFormProps) {
  const { create, update, isBusy } = useLibrarianCommands();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);

  const submit = async (formData: FormData) => {
    const username = getFormText(formData, "username").trim();
    const name = getFormText(formData, "name").trim();
    const libraryRoleId = getFormText(formData, "libraryRoleId");
    const fields = [
      ...(name === "" ? [{ name: "name", message: "Isi nama orangnya." }] : []),
      ...(!isOwn && libraryRoleId === "" ? [{ name: "libraryRoleId", message: "Pilih perannya." }] : []),
      ...(!user && username === "" ? [{ name: "username", message: "Isi nama pengguna." }] : []),
    ];
    if (fields.length > 0) return showErrors({ fields });
    const result = user
      ? await update({ id: user.id, name, ...(isOwn ? {} : { libraryRoleId }) })
      : await create({ username, name, libraryRoleId });
    if (result.data === null) return showErrors(toFormErrors(result));
    allowLeave();
    if ("password" in result.data) onSecret({ kind: "password", owner: name, username, text: result.data.password });
    else {
      showMessage(`Akun ${name} disimpan.`, "success");
      onDone();
    }
  };
  return (
    <SheetForm
      savesOnLeave={user !== null}
      errors={errors}
      submitLabel={user ? "Simpan" : "Buat akun"}
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
      onInput={() => setIsDirty(true)}
    >
      <div className="grid gap-4">
        <CompactField
          name="name"
          label="Nama"
          error={messageFor("name")}
          aria-required
          maxLength={255}
          autoCapitalize="words"
          spellCheck={false}
          data-first
          defaultValue={user?.name ?? ""}
        />
        {!user && (
          <CompactField
            name="username"
            label="Nama pengguna"
            error={messageFor("username")}
            hint="Untuk login: 3 sampai 60 huruf, angka, titik, garis bawah, tanda hubung, atau @."
            aria-required
            maxLength={60}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        {isOwn ? (
          <p className="text-sm text-muted text-pretty">Peran Anda sendiri hanya dapat diubah oleh admin lain.</p>
        ) : (
          <RoleChoice
            roles={roles.filter(({ id, viewerCanGive }) => viewerCanGive || id === user?.libraryRole?.id)}
            chosenId={user ? user.libraryRole?.id : roles.find(({ databaseId }) => databaseId === STAFF_ROLE)?.id}
            error={messageFor("libraryRoleId") ?? messageFor("role")}
          />
        )}
      </div>
    </SheetForm>
  );
}

interface RoleChoiceProps {
  roles: readonly GivenRole[];
  chosenId: string | undefined;
  error: string | undefined;
}

function RoleChoice({ roles, chosenId, error }: RoleChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="text-sm font-semibold">Peran</legend>
      <div className="mt-1.5 grid gap-2">
        {roles.map((role) => (
          <label
            key={role.id}
            className="flex cursor-pointer gap-3 rounded-xl border border-line px-3.5 py-2.5 has-checked:border-nila has-checked:bg-nila-soft"
          >
            <input
              type="radio"
              name="libraryRoleId"
              value={role.id}
              defaultChecked={role.id === chosenId}
              aria-describedby={`${id}-${role.id}`}
              className="mt-1 size-4 shrink-0 accent-nila"
            />
            <span className="min-w-0 text-sm">
              <b className="block font-semibold wrap-anywhere">{role.name}</b>
              <span id={`${id}-${role.id}`} className="text-muted text-pretty wrap-anywhere">
                {role.purpose}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-bata">
          {error}
        </p>
      )}
    </fieldset>
  );
}
