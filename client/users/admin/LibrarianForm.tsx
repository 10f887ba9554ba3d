import { useId, useState } from "react";
import { showMessage } from "../../page/messages/flashMessage";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactField } from "../../forms/fields/CompactField";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import type { LibrarianRole } from "../../gql/graphql";
import type { Librarian } from "./librarianRow";
import { librarianRoles } from "./librarianRoles";
import type { Secret } from "./SecretSheet";
import { useLibrarianCommands } from "./useLibrarianCommands";

interface LibrarianFormProps {
  /** Null for a new one. */
  user: Librarian | null;
  isOwn: boolean;
  onDone: () => void;
  /** A new account's password, which is shown once. */
  onSecret: (secret: Secret) => void;
}

export function LibrarianForm({ user, isOwn, onDone, onSecret }: LibrarianFormProps) {
  const { create, update, isBusy } = useLibrarianCommands();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);

  const submit = async (formData: FormData) => {
    const username = getFormText(formData, "username").trim();
    const name = getFormText(formData, "name").trim();
    const role = toRole(getFormText(formData, "role"));
    const fields = [
      ...(name === "" ? [{ name: "name", message: "Isi nama orangnya." }] : []),
      ...(!user && username === "" ? [{ name: "username", message: "Isi nama pengguna." }] : []),
    ];
    if (fields.length > 0) return showErrors({ fields });
    const result = user
      ? await update({ id: user.id, name, ...(isOwn ? {} : { role }) })
      : await create({ username, name, role });
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
          <RoleChoice role={toRole(user?.role ?? "")} />
        )}
      </div>
    </SheetForm>
  );
}

/** The smaller role, unless the larger is chosen. */
function toRole(text: string): LibrarianRole {
  return text === "ADMIN" ? "ADMIN" : "STAFF";
}

function RoleChoice({ role }: { role: LibrarianRole }) {
  const id = useId();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Peran</legend>
      <div className="mt-1.5 grid gap-2">
        {(["STAFF", "ADMIN"] as const).map((value) => (
          <label
            key={value}
            className="flex cursor-pointer gap-3 rounded-xl border border-line px-3.5 py-2.5 has-checked:border-nila has-checked:bg-nila-soft"
          >
            <input
              type="radio"
              name="role"
              value={value}
              defaultChecked={value === role}
              aria-describedby={`${id}-${value}`}
              className="mt-1 size-4 shrink-0 accent-nila"
            />
            <span className="text-sm">
              <b className="block font-semibold">{librarianRoles[value].label}</b>
              <span id={`${id}-${value}`} className="text-muted text-pretty">
                {librarianRoles[value].description}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
