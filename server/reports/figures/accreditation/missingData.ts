import type { ReportFigure } from "../../../settings/reportTargets/reportTargets.js";
import type { AccreditationFigures } from "./AccreditationFigures.js";

/** What a library may not have recorded, so that figures of the report leave something out. */
export const MISSING_KINDS = [
  "category_group",
  "book_category",
  "book_class",
  "acquisition_day",
  "pupil_class",
] as const;
export type MissingKind = (typeof MISSING_KINDS)[number];

/** What some figures leave out, because a piece of data is missing. */
export interface MissingData {
  readonly kind: MissingKind;
  /** How many titles, copies or pupils are left out. */
  readonly count: number;
  /** The figures that are lower, or otherwise wrong, for it. */
  readonly figures: readonly ReportFigure[];
  /** The same in words. */
  readonly text: string;
}

/** Figures that only the group of a category tells. */
const BY_GROUP = ["textbook_titles", "reference_titles", "periodical_titles", "audiovisual_titles"] as const;
const NEW = ["new_titles", "new_titles_percent", "new_copies", "new_copies_percent"] as const;

/** Only what really is missing. */
export function missingData({ collection, acquisitions, members }: AccreditationFigures): MissingData[] {
  const { categoriesWithoutGroup, titlesWithoutGroup, titlesWithoutCategory, perGroup } = collection;
  const titlesOfNoGroup = perGroup.find(({ group }) => group === null)?.titles ?? 0;
  const all: readonly MissingData[] = [
    {
      kind: "category_group",
      count: titlesWithoutGroup,
      figures: BY_GROUP,
      text: `${number(titlesWithoutGroup)} judul di ${number(categoriesWithoutGroup)} kategori tanpa kelompok tidak ikut dihitung.`,
    },
    {
      kind: "book_category",
      count: titlesWithoutCategory,
      figures: BY_GROUP,
      text: `${number(titlesWithoutCategory)} judul belum punya kategori, jadi tidak ikut dihitung.`,
    },
    {
      kind: "book_class",
      count: titlesOfNoGroup,
      figures: ["nonfiction_percent"],
      text: `${number(titlesOfNoGroup)} judul belum punya kelompok maupun nomor klasifikasi, jadi tidak ikut dihitung.`,
    },
    {
      kind: "acquisition_day",
      count: acquisitions.undatedCopies,
      figures: NEW,
      text: `${number(acquisitions.undatedCopies)} eksemplar belum punya tanggal perolehan, jadi tidak ikut dihitung.`,
    },
    {
      kind: "pupil_class",
      count: members.pupilsWithoutClass,
      figures: ["titles_per_class"],
      text: `${number(members.pupilsWithoutClass)} siswa aktif belum punya kelas, jadi rombelnya tidak ikut dihitung.`,
    },
  ];
  return all.filter(({ count }) => count > 0);
}

function number(count: number): string {
  return count.toLocaleString("id-ID");
}
