/** Nominal widths of a book's cover in pixels; the widest is the one that `image_url` names. */
export const COVER_WIDTHS = [160, 320, 640] as const;
/** The size of a picture as wide as a page. */
export const WIDE_COVER_WIDTHS = [320, 640, 1280] as const;

type CoverWidth = (typeof COVER_WIDTHS | typeof WIDE_COVER_WIDTHS)[number];
/** From the smallest on. */
export type CoverWidths = readonly [CoverWidth, CoverWidth, CoverWidth];

/** What a picture within a text may take at most, and the width of its smaller version for narrow screens. */
export const TEXT_PICTURE = { width: 1_600, height: 6_400, narrowWidth: 800 } as const;

export type AudioFormat = "mp3" | "m4a" | "ogg";
/** What a digital file may be; each is also how its name ends. */
export type StoredFormat = "pdf" | "epub" | AudioFormat;

export const AUDIO_FORMATS: readonly string[] = ["mp3", "m4a", "ogg"] satisfies readonly AudioFormat[];

const COVER_ADDRESS = /^\/static\/covers\/([0-9a-f]{32})-(640|1280)\.webp$/u;

export function coverAddress(name: string, widths: CoverWidths = COVER_WIDTHS): string {
  return `/static/covers/${name}-${Math.max(...widths)}.webp`;
}

export function coverFile(name: string, width: CoverWidth): string {
  return `${name}-${width}.webp`;
}

/** The slug only makes the address speak, and names the file where it is saved. */
export function documentAddress(name: string, slug: string, format: StoredFormat): string {
  return `${documentFolder(name)}/${slug}.${format}`;
}

/** What all addresses of one document begin with. */
export function documentFolder(name: string): string {
  return `/static/files/${name}`;
}

export function documentFile(name: string, format: StoredFormat): string {
  return `${name}.${format}`;
}

/** What a browser chooses from, for a cover of ours; a foreign address has one size. */
export function coverSrcSet(imageUrl: string | null): string | null {
  const [, name, largestWidth] = COVER_ADDRESS.exec(imageUrl ?? "") ?? [];
  const widths: CoverWidths = largestWidth === "1280" ? WIDE_COVER_WIDTHS : COVER_WIDTHS;
  return name === undefined
    ? null
    : widths.map((width) => `/static/covers/${coverFile(name, width)} ${width}w`).join(", ");
}

const PICTURE_ADDRESS = /^\/static\/pictures\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/u;

/** A picture within a text, as its address tells of it. */
export interface TextPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Null for one that is narrow already. */
  readonly srcSet: string | null;
}

/** The size is part of the address, so that a page reserves the room without asking for it. */
export function pictureAddress(name: string, size: { readonly width: number; readonly height: number }): string {
  return `/static/pictures/${pictureFile(name, size)}`;
}

export function pictureFile(
  name: string,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  return `${name}-${width}x${height}.webp`;
}

export function narrowPictureFile(name: string): string {
  return `${name}-${TEXT_PICTURE.narrowWidth}.webp`;
}

/** Null for an address that is no picture's of ours. */
export function parsePictureAddress(address: string): TextPicture | null {
  const [, name, width, height] = PICTURE_ADDRESS.exec(address) ?? [];
  if (name === undefined) {
    return null;
  }
  const narrow = `/static/pictures/${narrowPictureFile(name)} ${TEXT_PICTURE.narrowWidth}w`;
  return {
    name,
    width: Number(width),
    height: Number(height),
    srcSet: Number(width) > TEXT_PICTURE.narrowWidth ? `${narrow}, ${address} ${width}w` : null,
  };
}
