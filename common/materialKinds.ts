/** What a title is made of (jenis bahan), each as files, the inventory book and facets call it. */
export const MATERIAL_KIND_NAMES = {
  book: "Buku",
  serial: "Terbitan berkala",
  academic_work: "Karya tulis",
  audiovisual: "Audiovisual",
  map: "Peta",
  teaching_aid: "Alat peraga",
  digital: "Digital",
} as const;

export type MaterialKind = keyof typeof MATERIAL_KIND_NAMES;
export const MATERIAL_KINDS = Object.keys(MATERIAL_KIND_NAMES) as [MaterialKind, ...MaterialKind[]];

export function isMaterialKind(value: string): value is MaterialKind {
  return Object.hasOwn(MATERIAL_KIND_NAMES, value);
}
