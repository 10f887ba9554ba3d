/** `Ruang Baca` or, when the shelf is known, `Ruang Baca, Sastra 2`. */
export function locationName(location: { name: string; shelf?: string | null } | null | undefined): string | null {
  if (!location) return null;
  return location.shelf && location.shelf !== location.name ? `${location.name}, ${location.shelf}` : location.name;
}
