/** Characters that the codes never use, because they look like others. */
const LOOK_ALIKES = /[01ILOU]/;
const LENGTH = 8;

/** Uppercases a code and removes everything but letters and digits. */
export function normalizeCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/**
 * Formats a code as `K7QM-3XPT`. The hyphen is added with the fifth character, so that it never gets in the way of
 * deleting.
 */
export function formatCode(text: string): string {
  const characters = normalizeCode(text);
  return characters.length > LENGTH / 2
    ? `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`
    : characters;
}

/**
 * The error of a code that cannot be right, or null. Checked before submitting, since each wrong code uses up one of
 * five attempts.
 */
export function codeError(text: string): string | null {
  const characters = normalizeCode(text);
  if (characters === "") return "Kode aktivasi wajib diisi.";
  if (characters.length !== LENGTH)
    return `Kode aktivasi terdiri atas ${LENGTH} huruf dan angka, bukan ${characters.length}.`;
  if (LOOK_ALIKES.test(characters))
    return "Kode tidak memakai angka 0 dan 1 atau huruf I, L, O, dan U. Periksa lagi slipnya.";
  return null;
}
