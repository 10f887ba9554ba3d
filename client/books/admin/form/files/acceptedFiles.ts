export const ACCEPTED_TYPES =
  ".pdf,.epub,.mp3,.m4a,.m4b,.ogg,.opus,application/pdf,application/epub+zip,audio/mpeg,audio/mp4,audio/ogg";

export const NOT_A_DOCUMENT = "Berkas digital harus PDF, EPUB, atau audio (MP3, M4A, OGG).";

/** By its name or type; the server judges by its content. */
export function isAcceptedFile({ name, type }: File): boolean {
  return /\.(?:pdf|epub|mp3|m4[ab]|og[ga]|opus)$/iu.test(name) || (type !== "" && ACCEPTED_TYPES.includes(type));
}
