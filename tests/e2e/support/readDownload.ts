import { buffer } from "node:stream/consumers";

import type { Download } from "playwright-core";

/** As text, with its byte order mark. A connected browser gives no path to its downloads. */
export async function readDownload(download: Download): Promise<string> {
  return (await buffer(await download.createReadStream())).toString("utf8");
}
