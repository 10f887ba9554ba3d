import { Copy, Send } from "lucide-react";
import { useState } from "react";
import { showMessage } from "../../page/messages/flashMessage";
import { buttonStyle } from "../../ui/buttonStyle";
import { copyText } from "../../ui/copyText";
import { Sheet } from "../../ui/Sheet";
import { claimTexts } from "./claimText";

/** What has not come, as a text to each supplier. */
export function ClaimText({ issues }: { issues: Parameters<typeof claimTexts>[0] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={`needs-script ${buttonStyle("outlined", "compact")}`}
      >
        <Send aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        Tulis klaim
      </button>
      {isOpen && (
        <Sheet placement="middle" title="Klaim ke rekanan" isOpen onClose={() => setIsOpen(false)}>
          <div className="grid gap-4">
            {claimTexts(issues).map(({ supplier, text }) => (
              <section key={supplier ?? ""} aria-label={supplier ?? "Tanpa rekanan"}>
                <h3 className="font-semibold">{supplier ?? "Tanpa rekanan"}</h3>
                <p className="mt-1 rounded-xl bg-wash p-3 text-sm whitespace-pre-line wrap-anywhere">{text}</p>
                <div className="mt-2 flex flex-wrap gap-2">
                  <button type="button" onClick={() => void copy(text)} className={buttonStyle("outlined", "compact")}>
                    <Copy aria-hidden="true" strokeWidth={1.75} className="size-4" />
                    Salin
                  </button>
                  <a
                    href={`https://wa.me/?text=${encodeURIComponent(text)}`}
                    target="_blank"
                    rel="noreferrer"
                    className={buttonStyle("outlined", "compact")}
                  >
                    Kirim lewat WhatsApp
                  </a>
                </div>
              </section>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}

async function copy(text: string): Promise<void> {
  const isCopied = await copyText(text);
  showMessage(
    isCopied ? "Teks disalin." : "Teks tidak dapat disalin. Pilih teksnya, lalu salin sendiri.",
    isCopied ? "success" : "error",
  );
}
