import { foldKey, foldWords } from "../../../../common/fold.js";
import type { MemberKindRow } from "../../memberKinds/memberKindReads.js";

/** Words for the same people, by which files of other programs and of earlier days name them. */
const SAME_PEOPLE: readonly (readonly string[])[] = [
  ["siswa", "siswi", "murid", "pelajar", "santri", "santriwati", "peserta", "student"],
  ["guru", "ustaz", "ustadz", "ustadzah", "pendidik", "teacher"],
  ["karyawan", "karyawati", "pegawai", "staf", "staff", "tu", "tendik"],
  ["mahasiswa", "mahasiswi"],
  ["umum", "masyarakat", "public"],
];

/**
 * The kind that a file means: by its name, else by the first word of it, which schools go on from as they like (`Guru
 * Honorer`, `Staf TU`); null for a word that names none.
 */
export function memberKindNamed(kinds: readonly MemberKindRow[], text: string): MemberKindRow | null {
  const key = foldKey(text);
  const named = kinds.find(({ name }) => foldKey(name) === key);
  if (named) return named;
  const first = foldWords(text)[0] ?? "";
  const words = SAME_PEOPLE.find((group) => group.includes(first)) ?? [first];
  return kinds.find(({ name }) => words.includes(foldWords(name)[0] ?? "")) ?? null;
}

/** Which kind each word of a file means that is no name of one: a person has said so. */
export type KindChoices = Readonly<Record<string, number>>;

interface KindReading {
  readonly isSlims: boolean;
  readonly choices: { readonly kinds?: KindChoices };
}

/** What a person has chosen for the word, else the kind that it names; null where nobody knows. */
export function chosenKind(
  kinds: readonly MemberKindRow[],
  text: string,
  { isSlims, choices }: KindReading,
): MemberKindRow | "unsaid" | null {
  if (isSlims && text.toLowerCase() === "standard") return "unsaid";
  const chosen = choices.kinds?.[foldKey(text)];
  return kinds.find(({ id }) => id === chosen) ?? memberKindNamed(kinds, text);
}
