import { AUTHOR_ROLE_NAMES } from "../../../common/authorRoles";
import { foldKey } from "../../../common/fold";
import type { AuthorRole } from "../../gql/graphql";
import type { PickedAuthor } from "./pickedRecords";

/** Suffixes after a comma that are not given names: degrees, generations, "and others". */
const SUFFIX = new RegExp(
  "^(?:dkk|et al|jr|sr|i{2,3}|iv|alm|[dp]r[sa]?|ir|m\\.?d|ph\\.? ?d|s\\.?h|s\\.?e|m\\.?m|b\\.?a|m\\.?a|" +
    "(?:[smd]|lc|amd)\\.? ?(?:ag|pd|si|sc|kom|hum|psi|sos|farm|kes|kep|ked|ip|t|ikom|h|e|m|kn|ec|eng|th|fil|ap|ak|tr)" +
    "(?:\\.? ?i)?)\\.?$",
  "iu",
);
const GENERATION = /^(?:jr|sr|ii|iii|iv)\.?$/iu;
/** Words that mark an organisation on title pages; the librarian can correct the result. */
const ORGANISATION_WORDS = new RegExp(
  "\\b(?:asosiasi|badan|balai|departemen|dewan|dinas|direktorat|fakultas|forum|himpunan|ikatan|institut|kantor|" +
    "kelompok|kementerian|kementrian|komisi|komite|komunitas|lembaga|majelis|organisasi|panitia|pemerintah|penerbit|" +
    "perhimpunan|perpustakaan|persatuan|perkumpulan|pusat|redaksi|sekolah|sekretariat|universitas|yayasan|pt|cv|" +
    "association|center|centre|college|committee|company|council|department|foundation|institute|library|ministry|" +
    "museum|press|society|university)\\b",
  "u",
);
const TEAM_NAME = new RegExp(
  "^tim (?:ahli|dosen|editor|guru|kreatif|media|pakar|penerbit|peneliti|penulis|penyunting|penyusun|perumus|pustaka|" +
    "redaksi)\\b",
  "u",
);

/**
 * Parses a name as title pages and catalogues write it: "HIRATA, Andrea", "Andrea Hirata", "Budi Santoso, M.Pd.",
 * "Tim Redaksi".
 */
export function parsePickedAuthor(text: string): PickedAuthor {
  const name = text
    .replace(/\s+/gu, " ")
    .replace(/(?<![\s,;])[\s,;]+$/u, "")
    .trim();
  const comma = name.indexOf(",");
  const before = (comma < 0 ? name : name.slice(0, comma)).trim();
  const after = comma < 0 ? "" : name.slice(comma + 1).trim();
  if (isOrganisation(before, comma >= 0)) return { id: null, firstName: name, lastName: null, kind: "ORGANISATION" };
  const isSuffixed = after !== "" && after.split(",").every((part) => SUFFIX.test(part.trim()));
  if (after !== "" && before !== "" && !isSuffixed) return toPerson(after, before);
  const words = (isSuffixed ? before : name).split(" ");
  const lastWords = words.length > 2 && GENERATION.test(words.at(-1) ?? "") ? 2 : 1;
  const last = words.slice(-lastWords).join(" ") + (isSuffixed ? `, ${after}` : "");
  const first = words.slice(0, -lastWords).join(" ");
  return first === "" ? toPerson(last, null) : toPerson(first, last);
}

/** In "BANK, Melissa" the word is a family name. */
function isOrganisation(name: string, isBeforeComma: boolean): boolean {
  const folded = foldKey(name);
  if (isBeforeComma && !folded.includes(" ")) return false;
  return ORGANISATION_WORDS.test(folded) || TEAM_NAME.test(folded);
}

function toPerson(firstName: string, lastName: string | null): PickedAuthor {
  return { id: null, firstName, lastName, kind: "PERSON" };
}

/** Joins the name for an organisation, or splits it again for a person. */
export function withKind(author: PickedAuthor, kind: PickedAuthor["kind"]): PickedAuthor {
  const name = pickedAuthorName(author);
  if (kind === "ORGANISATION") return { id: null, firstName: name, lastName: null, kind };
  const words = name.split(" ");
  return words.length < 2 ? toPerson(name, null) : toPerson(words.slice(0, -1).join(" "), words.at(-1) ?? null);
}

export function pickedAuthorName({ firstName, lastName }: Pick<PickedAuthor, "firstName" | "lastName">): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`;
}

export function roleOf({ role = "AUTHOR" }: PickedAuthor): AuthorRole {
  return role;
}

/** `Andrea Hirata`, `John H. McGlynn (penerjemah)`. */
export function creditedAuthorName(author: PickedAuthor): string {
  const role = roleOf(author).toLowerCase() as Lowercase<AuthorRole>;
  const name = pickedAuthorName(author);
  return role === "author" ? name : `${name} (${AUTHOR_ROLE_NAMES[role].toLowerCase()})`;
}
