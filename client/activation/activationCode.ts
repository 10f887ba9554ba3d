/** Letters and digits that the slips do without, since each looks like another one. */
const LOOK_ALIKES = /[01ILOU]/;
const LENGTH = 8;

/** What counts of a code: spaces, hyphens and whatever else was pasted with it do not. */
export function normalizeCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** `K7QM-3XPT`, as the slip has it; the hyphen comes with the fifth sign, so that it never stands in the way of deleting. */
export function formatCode(text: string): string {
  const characters = normalizeCode(text);
  return characters.length > LENGTH / 2 ? `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}` : characters;
}

/** What is wrong with a code before it is tried, since a wrong one costs one of five tries; null where nothing is. */
export function codeError(text: string): string | null {
  const characters = normalizeCode(text);
  if (characters === "") return "Kode aktivasi wajib diisi.";
  if (characters.length !== LENGTH) return `Kode aktivasi terdiri dari ${LENGTH} huruf dan angka, bukan ${characters.length}.`;
  if (LOOK_ALIKES.test(characters))
    return "Kode tidak memakai angka 0 dan 1 atau huruf I, L, O, dan U. Periksa lagi slipnya.";
  return null;
}
