/** Sides of a student's photo in pixels; the widest is the one that `students.photo` names. */
export const PHOTO_WIDTHS = [160, 480] as const;
const MAX_PHOTO_WIDTH = 480;

const PHOTO_ADDRESS = /^(\/photos\/\d+\/[0-9a-f]{32})\/480$/u;

/**
 * The student's id is part of the URL, so that permission can be checked before the lookup; it has no file extension,
 * by which proxies decide to cache.
 */
export function photoAddress(studentId: number, name: string): string {
  return `/photos/${studentId}/${name}/${MAX_PHOTO_WIDTH}`;
}

export function photoFile(name: string, width: number): string {
  return `${name}-${width}.webp`;
}

/** What a browser chooses from, for a student's photo. */
export function photoSrcSet(photo: string | null): string | null {
  const basePath = PHOTO_ADDRESS.exec(photo ?? "")?.[1];
  return basePath === undefined ? null : PHOTO_WIDTHS.map((width) => `${basePath}/${width} ${width}w`).join(", ");
}
