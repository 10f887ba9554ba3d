import { foldWords } from "../../../common/fold.js";

/** Words that occur in names of organisations and not of people, Indonesian and English. */
const ORGANISATION_WORDS = new Set([
  "asosiasi",
  "badan",
  "bagian",
  "balai",
  "biro",
  "depag",
  "depdikbud",
  "depdiknas",
  "deplu",
  "departemen",
  "dewan",
  "dinas",
  "direktorat",
  "fakultas",
  "forum",
  "himpunan",
  "ikatan",
  "institut",
  "jurusan",
  "kantor",
  "kelompok",
  "kemdikbud",
  "kemdiknas",
  "kemenag",
  "kemendikbud",
  "kemendikbudristek",
  "kemendiknas",
  "kementerian",
  "kementrian",
  "komisi",
  "komite",
  "komunitas",
  "lembaga",
  "majalah",
  "majelis",
  "menteri",
  "organisasi",
  "panitia",
  "pemerintah",
  "penerbit",
  "perhimpunan",
  "perpustakaan",
  "persatuan",
  "perkumpulan",
  "proyek",
  "pusat",
  "pusdai",
  "redaksi",
  "republik",
  "sekolah",
  "sekretariat",
  "universitas",
  "universiti",
  "yayasan",
  "pt",
  "cv",
  "tbk",
  "associates",
  "association",
  "bureau",
  "center",
  "centre",
  "centrum",
  "college",
  "commission",
  "committee",
  "company",
  "corporation",
  "consultants",
  "council",
  "department",
  "foundation",
  "group",
  "inc",
  "institute",
  "institution",
  "laboratory",
  "library",
  "ltd",
  "magazine",
  "ministry",
  "museum",
  "news",
  "organization",
  "organisation",
  "press",
  "publishing",
  "society",
  "staff",
  "team",
  "university",
]);
/** Words that tell that "Tim …" is a team and not the given name in "Tim Burton". */
const TEAM_WORDS = new Set([
  "ahli",
  "dosen",
  "editor",
  "guru",
  "kerja",
  "khusus",
  "kreatif",
  "media",
  "pakar",
  "pendidik",
  "penerbit",
  "penerjemah",
  "peneliti",
  "pengajar",
  "pengarang",
  "pengembang",
  "penulis",
  "penyunting",
  "penyusun",
  "perumus",
  "pustaka",
  "redaksi",
  "riset",
  "studi",
]);

/**
 * True for the name of an organisation ("Tim Redaksi", "Kementerian Agama"), which is never split into first and last
 * name.
 */
export function isOrganisation(name: string): boolean {
  const comma = name.indexOf(",");
  const words = foldWords(comma < 0 ? name : name.slice(0, comma));
  const [first, second] = words;
  const after = comma < 0 ? "" : name.slice(comma + 1).trim();
  if (first === undefined || (after.includes(" ") && isOrganisation(after))) {
    return first !== undefined;
  }
  if (words.length === 1 && first === "pustaka") {
    return comma < 0;
  }
  // In "BANK, Melissa" the keyword is a person's family name.
  if (comma >= 0 && words.length === 1) {
    return false;
  }
  if (first === "tim" && second !== undefined) {
    const typed = name.split(/\s+/u)[1] ?? "";
    const acronym = typed.length > 1 && /^\p{Lu}+$/u.test(typed) && name !== name.toUpperCase();
    return comma < 0 && (TEAM_WORDS.has(second) || acronym || words.length > 2);
  }
  return words.some((word) => ORGANISATION_WORDS.has(word));
}
