/** Offers a file that the script has fetched or made, as a link with `download` would. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What the server calls a file that it sends for download. */
export function downloadName(response: Response, fallback: string): string {
  return /filename="([^"]+)"/u.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? fallback;
}
