import { UserRound } from "lucide-react";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { SessionAlert } from "../forms/errors/SessionAlert";
import { toSessionFormErrors } from "../forms/errors/toSessionFormErrors";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { UpdateUserInfoInput, UserInfoForm_UserFragment } from "../gql/graphql";
import { showMessage } from "../page/messages/flashMessage";
import { SubmitButton } from "../forms/SubmitButton";
import { PasswordField } from "../forms/fields/PasswordField";
import { TextArea } from "../forms/fields/TextArea";
import { TextField, type TextFieldProps } from "../forms/fields/TextField";
import { getFormText } from "../forms/getFormText";
import { useFormErrors } from "../forms/errors/useFormErrors";
import { AccountSection } from "./AccountSection";
import { useUpdateUserInfo } from "./useUpdateUserInfo";

const UserInfoForm_user = graphql(`
  fragment UserInfoForm_user on User {
    id
    username
    name
    email
    phone
    student {
      id
      address
    }
  }
`);

type FieldName = Exclude<keyof UpdateUserInfoInput, "currentPassword" | "clientMutationId">;
type Field = Partial<TextFieldProps> & { name: FieldName; label: string };

const USERNAME: Field = {
  name: "username",
  label: "Nama pengguna",
  autoComplete: "username",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
  required: true,
  maxLength: 60,
};
const NAME: Field = { name: "name", label: "Nama", autoComplete: "name", maxLength: 255 };
const EMAIL: Field = { name: "email", label: "Email", type: "email", autoComplete: "email", maxLength: 255 };
const PHONE: Field = { name: "phone", label: "Telepon", type: "tel", autoComplete: "tel", maxLength: 40 };

/** A student's name comes from the register; only students have an address. */
const fieldsOf = ({ student }: UserInfoForm_UserFragment) =>
  student ? [USERNAME, EMAIL, PHONE] : [USERNAME, NAME, EMAIL, PHONE];

function valueOf(user: UserInfoForm_UserFragment, name: FieldName): string {
  return (name === "address" ? user.student?.address : user[name]) ?? "";
}

interface UserInfoFormProps {
  user: FragmentType<typeof UserInfoForm_user>;
  isFolded?: boolean;
  /** Shown before the form, such as the user's identity. */
  children?: ReactNode;
}

export function UserInfoForm({ user: ref, isFolded = false, children }: UserInfoFormProps) {
  const user = readFragment(UserInfoForm_user, ref);
  const { updateUserInfo, isUpdating } = useUpdateUserInfo();
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();
  const fields = fieldsOf(user);
  const [passwordReason, setPasswordReason] = useState<string | null>(null);
  const names: FieldName[] = [...fields.map(({ name }) => name), ...(user.student ? ["address" as const] : [])];

  const compareKeys = (element: HTMLFormElement, { username, email }: UserInfoForm_UserFragment) => {
    const formData = new FormData(element);
    const typed = (name: FieldName) => getFormText(formData, name).trim();
    const changed = [
      ...(typed("username").toLowerCase() === username.toLowerCase() ? [] : ["nama pengguna"]),
      ...(typed("email") === (email ?? "") ? [] : ["email"]),
    ];
    setPasswordReason(changed.length === 0 ? null : `Diminta karena ${changed.join(" dan ")} berubah.`);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUpdating) return;
    const formData = new FormData(event.currentTarget);
    showErrors({});
    const result = await updateUserInfo({
      ...Object.fromEntries(names.map((name) => [name, getFormText(formData, name)])),
      ...(passwordReason !== null && { currentPassword: getFormText(formData, "currentPassword") }),
    });
    if (result.data === null) {
      showErrors(toSessionFormErrors(result));
      return;
    }
    const saved = readFragment(UserInfoForm_user, result.data.user);
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      // The server trims the values; what was typed meanwhile stays.
      if (field.value === getFormText(formData, name)) field.value = valueOf(saved, name);
    }
    if (form.current) compareKeys(form.current, saved);
    showMessage("Profil sudah disimpan", "success");
  };

  return (
    <AccountSection
      id="kontak"
      title="Kontak dan akun"
      icon={UserRound}
      note={[user.username, user.phone ?? user.email].filter(Boolean).join(" · ")}
      isFolded={isFolded}
      hasErrors={Object.keys(formErrors).length > 0}
    >
      {children}
      <noscript>
        <p className="mt-3 text-sm text-muted">Mengubah profil, foto, dan kata sandi memerlukan JavaScript.</p>
      </noscript>
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={({ currentTarget }) => compareKeys(currentTarget, user)}
        className="mt-5"
      >
        <SessionAlert id={alertId} formErrors={formErrors} />
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.map((field) => (
            <TextField
              {...field}
              {...fieldProps(field.name)}
              key={field.name}
              defaultValue={valueOf(user, field.name)}
            />
          ))}
          {passwordReason !== null && (
            <PasswordField
              {...fieldProps("currentPassword")}
              label="Kata sandi sekarang"
              hint={passwordReason}
              autoComplete="current-password"
              required
            />
          )}
          {user.student && (
            <TextArea
              {...fieldProps("address")}
              label="Alamat"
              autoComplete="street-address"
              maxLength={500}
              defaultValue={valueOf(user, "address")}
            />
          )}
        </div>
        <SubmitButton isBusy={isUpdating} busyText="Menyimpan…" className="needs-script mt-7">
          Simpan
        </SubmitButton>
      </form>
    </AccountSection>
  );
}
