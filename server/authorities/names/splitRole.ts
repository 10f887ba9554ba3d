import type { AuthorRole } from "../../../common/authorRoles.js";

/** How title pages, catalogues and our own files say what somebody did, behind the name in brackets or before it. */
const ROLE_WORDS: Readonly<Record<AuthorRole, string>> = {
  author: "penulis|pengarang|author",
  editor: "eds?|edt|edit|editors?|penyunting|peny|disunting oleh|redaktur|edited by",
  translator:
    "penerjemah|penterjemah|pengalih bahasa|terj|terjemahan|diterjemahkan oleh|alih bahasa|dialihbahasakan oleh|" +
    "translators?|translated by|trans|trl",
  illustrator: "ilustrator|ilustrasi|ilustrasi oleh|illustrators?|illustrated by|ill?us|ill|pelukis|penggambar",
  contributor: "kontributor|contributors?|penyusun|disusun oleh|compilers?|compiled by|comp",
};
/** Words that are no names: what they say needs no colon. */
const NO_NAMES: Partial<Record<AuthorRole, string>> = {
  editor: String.raw`penyunting|disunting oleh|edited by|eds?\.|peny\.`,
  translator: String.raw`penerjemah|penterjemah|pengalih bahasa|diterjemahkan oleh|alih bahasa|dialihbahasakan oleh|translated by|terj\.`,
  illustrator: "ilustrator|ilustrasi oleh|illustrated by",
  contributor: "disusun oleh|compiled by",
};
const roleAt = (Object.keys(ROLE_WORDS) as AuthorRole[]).map((role) => {
  const words = ROLE_WORDS[role];
  const noNames = NO_NAMES[role];
  return {
    role,
    alone: new RegExp(String.raw`^(?:${words})\.?$`, "iu"),
    behind: new RegExp(
      // Behind a comma only of a name of two words; looked for at that comma alone.
      String.raw`\s*[([](?:${words})\.?[)\]]\.?$|,(?=\s*(?:${words})\.?$)(?<=\p{L}[\p{L}.]*\s+\p{L}.*,).*$`,
      "iu",
    ),
    before: new RegExp(
      String.raw`^(?:[([](?:${words})\.?[)\]]|(?:${words})\.?\s*:${noNames === undefined ? "" : String.raw`|(?:${noNames})(?=\s)`})\s*(?=\S)`,
      "iu",
    ),
  };
});

/** True of `ed.` and `penerjemah`, which are nobody's name behind a comma. */
export function isRoleWord(text: string): boolean {
  return roleAt.some(({ alone }) => alone.test(text.trim()));
}

/** Takes what is said of somebody's part off their name. */
export function splitRole(text: string): { readonly name: string; readonly role?: AuthorRole } {
  const typed = text.trim();
  for (const { role, behind, before } of roleAt) {
    const name = typed.replace(behind, "").replace(before, "");
    if (name !== typed && /[\p{L}\p{N}]/u.test(name)) {
      return { name, role };
    }
  }
  return { name: text };
}
