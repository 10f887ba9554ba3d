import { CircleAlert } from "lucide-react";
import { type ReactNode, type SubmitEvent, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { newKey } from "../circulation/newKey";
import { formatPrice } from "../format/formatPrice";
import { FormAlert } from "../forms/errors/FormAlert";
import { toFormErrors } from "../forms/errors/toFormErrors";
import { useFormErrors } from "../forms/errors/useFormErrors";
import { Field } from "../forms/fields/Field";
import { TextArea } from "../forms/fields/TextArea";
import { TextField } from "../forms/fields/TextField";
import { DayInput } from "../forms/dates/DayInput";
import { getFormText } from "../forms/getFormText";
import { stopsAtUnmatched } from "../forms/stopsAtUnmatched";
import { SubmitButton } from "../forms/SubmitButton";
import { useLeaveGuard } from "../forms/useLeaveGuard";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { useLibraryToday } from "../page/library/useLibraryToday";
import { isChildOn } from "./isChildOn";
import { useRegistration } from "./useRegistration";

const RegisterForm_kinds = graphql(`
  fragment RegisterForm_kinds on OpenMemberKindInfo {
    memberKindId
    name
    numberName
    attendsClasses
    fee
    membershipMonths
  }
`);

interface RegisterFormProps {
  kinds: readonly FragmentType<typeof RegisterForm_kinds>[];
  confirmsByMail: boolean;
  onSent: (sent: { confirmsByMail: boolean; message: string }) => void;
}

/** Uncontrolled, so that what is typed survives an error and a lost network. */
export function RegisterForm({ kinds: refs, confirmsByMail, onSent }: RegisterFormProps) {
  const kinds = readFragment(RegisterForm_kinds, refs);
  const { register, isBusy } = useRegistration();
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();
  const [requestKey] = useState(newKey);
  const [kindId, setKindId] = useState(kinds[0]?.memberKindId ?? "");
  const [birthDate, setBirthDate] = useState("");
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);
  const today = useLibraryToday();
  const kind = kinds.find(({ memberKindId }) => memberKindId === kindId) ?? kinds[0];
  const isChild = isChildOn(today, birthDate);

  useEffect(() => {
    if (formErrors.text) document.getElementById(alertId)?.scrollIntoView({ block: "nearest" });
  }, [alertId, formErrors]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || stopsAtUnmatched(event.currentTarget)) return;
    const formData = new FormData(event.currentTarget);
    const text = (name: string) => getFormText(formData, name).trim();
    const optional = (name: string) => text(name) || null;
    const missing = [
      { name: "name", message: "Nama wajib diisi." },
      { name: "birthDate", message: "Tanggal lahir wajib diisi." },
    ].filter(({ name }) => text(name) === "");
    const agreed = formData.has("agreed");
    const fields = [
      ...missing,
      ...(agreed ? [] : [{ name: "agreed", message: "Setujui dulu penggunaan data Anda untuk mendaftar." }]),
    ];
    showErrors({ fields });
    if (fields.length > 0) return;
    const result = await register({
      requestKey,
      memberKindId: kindId,
      name: text("name"),
      nis: optional("nis"),
      birthDate: text("birthDate"),
      className: optional("className"),
      phone: optional("phone"),
      email: optional("email"),
      address: optional("address"),
      guardianName: optional("guardianName"),
      guardianPhone: optional("guardianPhone"),
      occupation: optional("occupation"),
      education: optional("education"),
      agreed,
    });
    if (result.data === null) return showErrors(toFormErrors(result));
    allowLeave();
    onSent(result.data);
  };

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={() => setIsDirty(true)}
      aria-label="Daftar Anggota"
      className="needs-script mt-8"
    >
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      <Group title="Siapa Anda">
        {kinds.length > 1 && (
          <Field
            label="Mendaftar sebagai"
            error={fieldProps("memberKindId").error}
            hint={kindText(kind)}
            className="sm:col-span-2"
            controlProps={{}}
          >
            {(control) => (
              <select
                {...control}
                name="memberKindId"
                value={kindId}
                onChange={({ target }) => setKindId(target.value)}
                className="field compact-select h-13 rounded-xl pl-4 text-base"
              >
                {kinds.map(({ memberKindId, name }) => (
                  <option key={memberKindId} value={memberKindId}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <TextField
          {...fieldProps("name")}
          required
          label="Nama lengkap"
          hint={kinds.length > 1 ? undefined : kindText(kind)}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={255}
          className="sm:col-span-2"
        />
        <Field label="Tanggal lahir" error={fieldProps("birthDate").error} controlProps={{}}>
          {(control) => (
            <DayInput
              {...control}
              name="birthDate"
              aria-required
              max={today}
              onChange={({ target }) => setBirthDate(target.value)}
              className="field h-13 pl-4"
            />
          )}
        </Field>
        <TextField
          {...fieldProps("nis")}
          label={`${kind?.numberName ?? "Nomor"} (jika sudah punya)`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
        {kind?.attendsClasses && (
          <TextField
            {...fieldProps("className")}
            label="Kelas (opsional)"
            hint="Contoh: XI IPA 1"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
        )}
      </Group>
      {isChild && (
        <Group title="Orang tua atau wali">
          <TextField
            {...fieldProps("guardianName")}
            required
            label="Nama orang tua atau wali"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={255}
          />
          <TextField
            {...fieldProps("guardianPhone")}
            required
            type="tel"
            label="Telepon orang tua atau wali"
            autoComplete="off"
            maxLength={40}
          />
        </Group>
      )}
      <Group title="Cara menghubungi Anda">
        <TextField
          {...fieldProps("phone")}
          type="tel"
          label={isChild ? "Telepon (opsional)" : "Telepon"}
          hint={isChild ? undefined : "Isi telepon, email, atau keduanya."}
          autoComplete="tel"
          maxLength={40}
        />
        <TextField
          {...fieldProps("email")}
          type="email"
          label="Email (opsional)"
          hint={confirmsByMail ? "Kami kirim kode untuk mengonfirmasinya." : undefined}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
        />
        <TextArea
          {...fieldProps("address")}
          label="Alamat (opsional)"
          autoComplete="street-address"
          rows={2}
          maxLength={500}
          className="sm:col-span-2"
        />
        <TextField
          {...fieldProps("occupation")}
          label="Pekerjaan (opsional)"
          autoComplete="organization-title"
          maxLength={100}
        />
        <TextField {...fieldProps("education")} label="Pendidikan (opsional)" autoComplete="off" maxLength={100} />
      </Group>
      <Agreement error={fieldProps("agreed").error} />
      <SubmitButton isBusy={isBusy} busyText="Mengirim…" size="large" className="mt-7 w-full">
        Kirim pendaftaran
      </SubmitButton>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-8 first-of-type:mt-0">
      <legend className="mb-4 w-full border-t border-line pt-5 font-serif text-lg font-semibold">{title}</legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function Agreement({ error }: { error: string | undefined }) {
  return (
    <div className="mt-8 border-t border-line pt-5">
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          id="register-agreed"
          name="agreed"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "register-agreed-error" : undefined}
          className="checkbox mt-0.5"
        />
        <label htmlFor="register-agreed" className="min-w-0 flex-1 text-sm text-pretty">
          Saya setuju data ini disimpan dan dipakai untuk keanggotaan, seperti dijelaskan di halaman{" "}
          <Link to="/privacy" target="_blank" className="font-semibold text-nila underline underline-offset-4">
            Privasi
          </Link>
          .
        </label>
      </div>
      {error && (
        <p id="register-agreed-error" className="mt-2 flex items-start gap-3 text-sm font-medium text-bata">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mx-0.5 mt-0.75 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** `Berlaku 12 bulan, biaya pendaftaran Rp25.000` */
function kindText(kind: { fee: number; membershipMonths?: number | null } | undefined): string | undefined {
  const words = [
    kind?.membershipMonths ? `keanggotaan berlaku ${kind.membershipMonths} bulan` : "",
    kind && kind.fee > 0 ? `biaya pendaftaran ${formatPrice(kind.fee)}, dibayar di meja petugas` : "",
  ].filter((word) => word !== "");
  const text = words.join("; ");
  return text === "" ? undefined : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
