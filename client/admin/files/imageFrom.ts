/** The images in a drop or paste. Spreadsheets copy text together with an image of it; that counts as text. */
export function imagesFrom(data: DataTransfer | null): File[] {
  if (!data || data.getData("text/plain") !== "") return [];
  return [...data.files].filter(({ type }) => type.startsWith("image/"));
}

export function imageFrom(data: DataTransfer | null): File | null {
  return imagesFrom(data)[0] ?? null;
}
