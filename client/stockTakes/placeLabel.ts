/** `Ruang Baca, Rak 3`. */
export function placeLabel({ name, shelf }: { name: string; shelf?: string | null }): string {
  return shelf ? `${name}, ${shelf}` : name;
}
