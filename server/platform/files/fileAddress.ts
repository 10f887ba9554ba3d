/** Nominal widths of a book's cover in pixels; the widest is the one that `image_url` names. */
export const COVER_WIDTHS = [160, 320, 640] as const;
/** The size of a picture as wide as a page. */
export const WIDE_COVER_WIDTHS = [320, 640, 1280] as const;

type CoverWidth = (typeof COVER_WIDTHS | typeof WIDE_COVER_WIDTHS)[number];
/** From the smallest on. */
export type CoverWidths = readonly [CoverWidth, CoverWidth, CoverWidth];

export type DocumentExtension = "pdf" | "epub";

const COVER_ADDRESS = /^\/static\/covers\/([0-9a-f]{32})-(640|1280)\.webp$/u;

export function coverAddress(name: string, widths: CoverWidths = COVER_WIDTHS): string {
  return `/static/covers/${name}-${Math.max(...widths)}.webp`;
}

export function coverFile(name: string, width: CoverWidth): string {
  return `${name}-${width}.webp`;
}

/** The slug only makes the address speak, and names the file where it is saved. */
export function documentAddress(name: string, slug: string, extension: DocumentExtension): string {
  return `/static/files/${name}/${slug}.${extension}`;
}

export function documentFile(name: string, extension: DocumentExtension): string {
  return `${name}.${extension}`;
}

/** What a browser chooses from, for a cover of ours; a foreign address has one size. */
export function coverSrcSet(imageUrl: string | null): string | null {
  const [, name, largestWidth] = COVER_ADDRESS.exec(imageUrl ?? "") ?? [];
  const widths: CoverWidths = largestWidth === "1280" ? WIDE_COVER_WIDTHS : COVER_WIDTHS;
  return name === undefined
    ? null
    : widths.map((width) => `/static/covers/${coverFile(name, width)} ${width}w`).join(", ");
}
