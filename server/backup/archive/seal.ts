/** A backup is a ZIP archive whose comment, and with it the file, ends with the hash of every byte before it. */
export const SEAL = "aksara-backup sha256:";
export const SEAL_DIGITS = 64;
