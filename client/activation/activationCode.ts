/** Letters and digits that the slips do without, since each looks like another one. */
const LOOK_ALIKES = /[01ILOU]/;
const LENGTH = 8;

/** What counts of a code: spaces, hyphens and whatever else was pasted with it do not. */
export function signsOf(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** `K7QM-3XPT`, as the slip has it; the hyphen comes with the fifth sign, so that it never stands in the way of deleting. */
export function groupedCode(text: string): string {
  const signs = signsOf(text);
  return signs.length > LENGTH / 2 ? `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}` : signs;
}

/** What is wrong with a code before it is tried, since a wrong one costs one of five tries; null where nothing is. */
export function codeMistake(text: string): string | null {
  const signs = signsOf(text);
  if (signs === "") return "Kode aktivasi wajib diisi.";
  if (signs.length !== LENGTH) return `Kode aktivasi terdiri dari ${LENGTH} huruf dan angka, bukan ${signs.length}.`;
  if (LOOK_ALIKES.test(signs))
    return "Kode tidak memakai angka 0 dan 1 atau huruf I, L, O, dan U. Periksa lagi slipnya.";
  return null;
}
