import { showMessage } from "../../../app/messages/flashMessage";
import { downloadFile, downloadName } from "../../../lists/downloadFile";
import { letterPdfHref } from "./letterPdfHref";

const FAILED = "PDF gagal diunduh. Periksa sambungan internet, lalu coba lagi.";

/** Downloads letters as one PDF. What the server refuses is said in a message: a link would put its JSON on screen. */
export async function downloadLetters(ids: readonly number[]): Promise<void> {
  try {
    const response = await fetch(letterPdfHref(ids));
    if (response.ok) downloadFile(await response.blob(), downloadName(response, "surat-bebas-pustaka.pdf"));
    else showMessage(await refusalOf(response), "error");
  } catch {
    showMessage(FAILED, "error");
  }
}

async function refusalOf(response: Response): Promise<string> {
  const body = (await response.json()) as { message?: unknown };
  return typeof body.message === "string" ? body.message : FAILED;
}
