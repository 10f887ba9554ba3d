import { Copy } from "lucide-react";
import { showMessage } from "../../page/messages/flashMessage";
import { buttonStyle } from "../../ui/buttonStyle";
import { copyText } from "../../ui/copyText";
import { Sheet } from "../../ui/Sheet";

/** What the server shows this once. */
export type Secret =
  { kind: "password"; owner: string; username: string; text: string } | { kind: "token"; name: string; text: string };

interface SecretSheetProps {
  /** Null while it is closed. */
  secret: Secret | null;
  onClose: () => void;
}

/** A password or a token, to be handed over or copied before it is closed. */
export function SecretSheet({ secret, onClose }: SecretSheetProps) {
  const copy = async (text: string) => {
    if (await copyText(text)) showMessage("Disalin.", "success");
    else showMessage("Tidak dapat disalin. Pilih teksnya, lalu salin secara manual.", "error");
  };
  return (
    <Sheet
      title={secret?.kind === "token" ? "Token sudah dibuat" : "Kata sandi sementara"}
      placement="middle"
      isOpen={secret !== null}
      onClose={onClose}
    >
      {secret && (
        <>
          <p className="text-sm text-muted text-pretty">
            {secret.kind === "token"
              ? `Salin sekarang ke ${secret.name}: token ini tidak akan ditampilkan lagi.`
              : `Serahkan kepada ${secret.owner}. Tampil sekali ini saja, berlaku tujuh hari, dan diganti di Profil Saya.`}
          </p>
          {secret.kind === "password" && (
            <p className="mt-4 text-sm">
              Nama pengguna <b className="font-semibold wrap-anywhere">{secret.username}</b>
            </p>
          )}
          <p className="mt-3 rounded-xl bg-wash p-4 font-mono text-base wrap-anywhere select-all">{secret.text}</p>
          <div className="mt-5 flex flex-wrap justify-end gap-2.5">
            <button type="button" onClick={() => void copy(secret.text)} className={buttonStyle("outlined", "compact")}>
              <Copy aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              Salin
            </button>
            <button type="button" data-first onClick={onClose} className={buttonStyle("filled", "compact")}>
              Sudah saya simpan
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}
