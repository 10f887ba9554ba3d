import { ArrowLeft } from "lucide-react";
import { type SubmitEvent, useEffect, useState } from "react";
import { FormAlert } from "../../forms/errors/FormAlert";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { OneTimeCodeField } from "./OneTimeCodeField";
import { TextField } from "../../forms/fields/TextField";
import { getFormText } from "../../forms/getFormText";
import { SubmitButton } from "../../forms/SubmitButton";
import { buttonStyle } from "../../ui/buttonStyle";
import { useCompleteLogin } from "./useCompleteLogin";

interface CodeFormProps {
  /** What the right password was answered with. */
  challenge: string;
  /** Logged in already; the redirect is under way. */
  isDone: boolean;
  /** Back to name and password; with what to say there, where the login is over. */
  onBack: (text?: string) => void;
}

/** The second step of a login: the app's code, or one on paper. */
export function CodeForm({ challenge, isDone, onBack }: CodeFormProps) {
  const { completeLogin, isCompleting } = useCompleteLogin();
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();
  const [isOnPaper, setOnPaper] = useState(false);
  const isBusy = isCompleting || isDone;
  useEffect(() => {
    const field = form.current?.elements.namedItem("code");
    if (field instanceof HTMLInputElement) field.focus();
  }, [form, isOnPaper]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const code = getFormText(new FormData(event.currentTarget), "code").trim();
    if (code === "") return showErrors({ fields: [{ name: "code", message: "Kode wajib diisi." }] });
    showErrors({});
    const result = await completeLogin({ challenge, code });
    if (result.data !== null) return;
    if (result.statusCode === 401) onBack(result.message);
    else showErrors(toFormErrors(result));
  };
  const swap = () => {
    showErrors({});
    setOnPaper(!isOnPaper);
  };
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Verifikasi dua langkah"
    >
      <h2 className="text-lg font-semibold">Verifikasi dua langkah</h2>
      <p className="mt-1.5 mb-6 text-muted text-pretty">
        {isOnPaper
          ? "Masukkan salah satu kode pemulihan yang Anda simpan. Setiap kode berlaku satu kali."
          : "Buka aplikasi autentikator di ponsel Anda, lalu masukkan kode 6 angka untuk akun ini."}
      </p>
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      {isOnPaper ? (
        <TextField
          key="paper"
          {...fieldProps("code")}
          required
          label="Kode pemulihan"
          hint="Contoh: k7mf-3xqp-w9ht"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={60}
        />
      ) : (
        <OneTimeCodeField key="app" {...fieldProps("code")} label="Kode 6 angka" />
      )}
      <SubmitButton isBusy={isBusy} busyText="Memeriksa…" size="large" className="mt-7 w-full">
        Login
      </SubmitButton>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <button type="button" onClick={() => onBack()} className={`-ml-4 ${buttonStyle("quiet", "small")}`}>
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Kembali
        </button>
        <button type="button" onClick={swap} className={`-mr-4 ${buttonStyle("quiet", "small")}`}>
          {isOnPaper ? "Pakai kode dari aplikasi" : "Pakai kode pemulihan"}
        </button>
      </div>
    </form>
  );
}
