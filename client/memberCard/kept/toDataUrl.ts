/** A file of ours as text, for a document that fetches nothing; null if there is none. Rejects without a network. */
export async function toDataUrl(address: string | null | undefined): Promise<string | null> {
  if (!address) return null;
  const response = await fetch(address);
  if (!response.ok) return null;
  const file = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : null);
    reader.onerror = () => reject(reader.error ?? new Error(`${address} cannot be read`));
    reader.readAsDataURL(file);
  });
}
