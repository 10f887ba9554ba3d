import { showMessage } from "../page/messages/flashMessage";
import { downloadFile, downloadName } from "./downloadFile";

/** A file that the server makes when it is asked for. */
export interface Download {
  readonly href: string;
  /** Where the server does not name it. */
  readonly fileName: string;
}

const FAILED = "Berkas gagal diunduh. Periksa sambungan internet, lalu coba lagi.";

/** Downloads a file. What the server refuses is said in a message: a link would put its JSON on screen. */
export async function fetchDownload({ href, fileName }: Download): Promise<void> {
  try {
    const response = await fetch(href);
    if (response.ok) downloadFile(await response.blob(), downloadName(response, fileName));
    else showMessage(await refusalOf(response), "error");
  } catch {
    showMessage(FAILED, "error");
  }
}

async function refusalOf(response: Response): Promise<string> {
  const body = (await response.json()) as { message?: unknown };
  return typeof body.message === "string" ? body.message : FAILED;
}
