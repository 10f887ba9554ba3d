import { type SubmitEvent, useState } from "react";
import { Link } from "react-router-dom";
import { FormAlert } from "../forms/errors/FormAlert";
import { toFormErrors } from "../forms/errors/toFormErrors";
import { useFormErrors } from "../forms/errors/useFormErrors";
import { TextField } from "../forms/fields/TextField";
import { getFormText } from "../forms/getFormText";
import { SubmitButton } from "../forms/SubmitButton";
import { useFirstFocus } from "../forms/useFirstFocus";
import { buttonStyle } from "../ui/buttonStyle";
import { useAskForCode } from "./usePasswordReset";

interface AskForCodeProps {
  onHasCode: () => void;
}

/** Says the same whether there is such an account or not. */
export function AskForCode({ onHasCode }: AskForCodeProps) {
  const { ask, isAsking } = useAskForCode();
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();
  const [answer, setAnswer] = useState<string | null>(null);
  useFirstFocus(form, "account");

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    const account = getFormText(new FormData(event.currentTarget), "account").trim();
    if (account === "") {
      showErrors({ fields: [{ name: "account", message: "Isi nama pengguna, nomor anggota, atau email Anda." }] });
      return;
    }
    showErrors({});
    const result = await ask(account);
    if (result.data === null) showErrors(toFormErrors(result));
    else setAnswer(result.data.message);
  };

  if (answer !== null) {
    return (
      <div role="status">
        <p className="mt-3 text-pretty">{answer}</p>
        <p className="mt-3 text-muted text-pretty">
          Periksa kotak masuk dan folder spam dalam beberapa menit. Kodenya berlaku satu jam.
        </p>
        <div className="mt-7 grid gap-3">
          <button type="button" onClick={onHasCode} className={buttonStyle("filled", "large")}>
            Isi kode dari email
          </button>
          <button type="button" onClick={() => setAnswer(null)} className={buttonStyle("outlined", "large")}>
            Coba dengan nama lain
          </button>
        </div>
        <DeskHint />
      </div>
    );
  }
  return (
    <>
      <p className="mt-3 mb-8 text-muted text-pretty">
        Kami kirim kode ke alamat email yang tercatat di akun Anda. Dengan kode itu Anda membuat kata sandi baru.
      </p>
      <noscript>
        <p className="rounded-xl border border-line bg-wash px-4 py-3 text-sm">
          Halaman ini memerlukan JavaScript. Aktifkan JavaScript di browser Anda, lalu muat ulang halaman ini.
        </p>
      </noscript>
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label="Lupa Kata Sandi"
        className="needs-script"
      >
        <FormAlert id={alertId}>{formErrors.text}</FormAlert>
        <TextField
          {...fieldProps("account")}
          required
          autoFocus
          label="Nama pengguna, nomor anggota, atau email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={255}
        />
        <SubmitButton isBusy={isAsking} busyText="Mengirim…" size="large" className="mt-7 w-full">
          Kirim kode
        </SubmitButton>
        <button type="button" onClick={onHasCode} className={`mt-3 w-full ${buttonStyle("quiet", "large")}`}>
          Saya sudah punya kode
        </button>
      </form>
      <DeskHint />
    </>
  );
}

function DeskHint() {
  return (
    <>
      <p className="mt-6 text-sm text-muted text-pretty">
        Tidak punya email di akun, atau email tidak kunjung sampai? Minta petugas perpustakaan mengatur ulang akun Anda.
      </p>
      <p className="mt-2 text-sm text-muted">
        Sudah ingat?{" "}
        <Link to="/login" className="font-semibold text-nila underline underline-offset-4">
          Login
        </Link>
      </p>
    </>
  );
}
