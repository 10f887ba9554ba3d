import { Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toSessionFormErrors } from "../../forms/errors/toSessionFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { OneTimeCodeField } from "../../session/code/OneTimeCodeField";
import { PasswordField } from "../../forms/fields/PasswordField";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { showMessage } from "../../page/messages/flashMessage";
import { buttonStyle } from "../../ui/buttonStyle";
import { copyText } from "../../ui/copyText";
import { QrCode } from "../../ui/QrCode";
import { Sheet } from "../../ui/Sheet";
import { RecoveryCodes } from "./RecoveryCodes";
import { useSecondFactorCommands } from "./useSecondFactorCommands";

interface Enrolment {
  key: string;
  address: string;
  enrolment: string;
}

interface EnrolSheetProps {
  username: string;
  /** With whether it is on now. */
  onClose: (isOn: boolean) => void;
}

/** Turns it on in three steps: the password, the app's first code, the codes on paper. */
export function EnrolSheet({ username, onClose }: EnrolSheetProps) {
  const [started, setStarted] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => onClose(codes !== null);
  const title = codes ? "Simpan kode pemulihan" : "Aktifkan verifikasi dua langkah";
  return (
    <Sheet title={title} placement="middle" isOpen onClose={close}>
      {codes ? (
        <RecoveryCodes username={username} codes={codes} onClose={close} />
      ) : started ? (
        <FirstCode started={started} onEnabled={setCodes} onCancel={close} />
      ) : (
        <OwnPassword username={username} onStarted={setStarted} onCancel={close} />
      )}
    </Sheet>
  );
}

interface OwnPasswordProps {
  username: string;
  onStarted: (started: Enrolment) => void;
  onCancel: () => void;
}

function OwnPassword({ username, onStarted, onCancel }: OwnPasswordProps) {
  const errors = useFormErrors();
  const { start, isBusy } = useSecondFactorCommands();
  const submit = async (formData: FormData) => {
    const password = getFormText(formData, "password");
    if (password === "") return errors.showErrors({ fields: [{ name: "password", message: "Isi kata sandi Anda." }] });
    const result = await start({ password });
    if (result.data === null) return errors.showErrors(toSessionFormErrors(result));
    onStarted(result.data);
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Lanjut"
      busyText="Memeriksa…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <p className="mb-4 text-sm text-muted text-pretty">
        Siapkan ponsel dengan aplikasi autentikator. Masukkan dulu kata sandi Anda, agar tidak ada orang lain yang
        mengaktifkannya di browser ini.
      </p>
      {/* Tells password managers which account this password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...errors.fieldProps("password")}
        required
        data-first
        label="Kata sandi Anda"
        autoComplete="current-password"
      />
    </SheetForm>
  );
}

interface FirstCodeProps {
  started: Enrolment;
  onEnabled: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

function FirstCode({ started: { key, address, enrolment }, onEnabled, onCancel }: FirstCodeProps) {
  const errors = useFormErrors();
  const { enable, isBusy } = useSecondFactorCommands();
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  const submit = async (formData: FormData) => {
    const code = getFormText(formData, "code").trim();
    if (code === "") return errors.showErrors({ fields: [{ name: "code", message: "Isi kode dari aplikasi." }] });
    const result = await enable({ enrolment, code });
    if (result.data === null) return errors.showErrors(toSessionFormErrors(result));
    onEnabled(result.data.recoveryCodes);
  };
  const copy = async () => {
    if (await copyText(key)) showMessage("Disalin.", "success");
    else showMessage("Tidak dapat disalin. Pilih teksnya, lalu salin secara manual.", "error");
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Aktifkan"
      busyText="Memeriksa…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <p ref={heading} tabIndex={-1} className="text-sm text-pretty outline-none">
        <b className="font-semibold">1.</b> Di aplikasi autentikator, tambahkan akun dengan memindai kode QR ini.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="w-fit rounded-xl border border-line bg-white p-1">
          <QrCode text={address} label="Kode QR untuk aplikasi autentikator" className="block size-44" />
        </div>
        <div className="min-w-0 flex-1 basis-48 text-sm">
          <a href={address} className="font-semibold text-nila underline underline-offset-4 lg:hidden">
            Buka aplikasi di ponsel ini
          </a>
          <p className="text-muted text-pretty max-lg:mt-2.5">Tidak dapat memindai? Ketik kunci ini di aplikasi:</p>
          <p className="mt-1.5 font-mono text-base tracking-wide wrap-anywhere select-all">
            {key.match(/.{1,4}/gu)?.join(" ")}
          </p>
          <button type="button" onClick={() => void copy()} className={`-ml-3.5 ${buttonStyle("quiet", "compact")}`}>
            <Copy aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Salin kunci
          </button>
        </div>
      </div>
      <p className="mt-5 mb-3 text-sm text-pretty">
        <b className="font-semibold">2.</b> Masukkan kode yang ditampilkan aplikasi untuk akun ini.
      </p>
      <OneTimeCodeField {...errors.fieldProps("code")} label="Kode 6 angka" className="max-w-60" />
    </SheetForm>
  );
}
