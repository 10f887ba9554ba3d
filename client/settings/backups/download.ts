/** By the browser itself, which writes it to the disk as it comes: it may be larger than a page could hold. */
export function download(path: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = path;
  link.download = fileName;
  link.click();
}
