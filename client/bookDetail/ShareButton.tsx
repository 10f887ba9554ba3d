import { Share2 } from "lucide-react";
import { showMessage } from "../page/messages/flashMessage";
import { buttonStyle } from "../ui/buttonStyle";
import { copyText } from "../ui/copyText";

/** The phone's own way to pass an address on, or the address to paste. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    if (typeof navigator.share === "function") {
      // Whoever closes the phone's sheet has changed their mind.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    if (await copyText(url)) showMessage("Tautan disalin", "success");
    else showMessage("Tautan tidak dapat disalin. Salin alamat halaman ini secara manual.", "error");
  };
  return (
    <button
      type="button"
      onClick={() => void share()}
      className={`needs-script ${buttonStyle("outlined")} flex-1 px-4!`}
    >
      <Share2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
      Bagikan
    </button>
  );
}
