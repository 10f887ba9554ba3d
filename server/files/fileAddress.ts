/** Nominal widths of a cover in pixels; the widest is the one that a book's `image_url` names. */
export const COVER_WIDTHS = [160, 320, 640] as const;
const WIDEST = 640;

export type DocumentEnding = "pdf" | "epub";

const OUR_COVER = /^\/static\/covers\/([0-9a-f]{32})-640\.webp$/u;

export function coverAddress(name: string): string {
  return `/static/covers/${coverFile(name, WIDEST)}`;
}

export function coverFile(name: string, width: (typeof COVER_WIDTHS)[number]): string {
  return `${name}-${width}.webp`;
}

/** The slug only makes the address speak, and names the file where it is saved. */
export function documentAddress(name: string, slug: string, ending: DocumentEnding): string {
  return `/static/files/${name}/${slug}.${ending}`;
}

export function documentFile(name: string, ending: DocumentEnding): string {
  return `${name}.${ending}`;
}

/** What a browser chooses from, for a cover of ours; a foreign address has one size. */
export function coverSrcSet(imageUrl: string | null): string | null {
  const name = OUR_COVER.exec(imageUrl ?? "")?.[1];
  return name === undefined ? null : COVER_WIDTHS.map((width) => `/static/covers/${coverFile(name, width)} ${width}w`).join(", ");
}
