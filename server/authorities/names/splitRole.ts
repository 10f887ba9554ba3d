import type { AuthorRole } from "../../../common/authorRoles.js";

/** How title pages, catalogues and our own files say what somebody did, behind the name in brackets or before it. */
const ROLE_WORDS: Readonly<Record<AuthorRole, string>> = {
  author: "penulis|pengarang|author",
  editor: "eds?|edt|edit|editors?|penyunting|redaktur",
  translator: "penerjemah|penterjemah|terj|alih bahasa|translators?|trans|trl",
  illustrator: "ilustrator|illustrators?|ill?us|ill|pelukis|penggambar",
  contributor: "kontributor|contributors?|penyusun|compilers?|comp",
};
const roleAt = Object.entries(ROLE_WORDS).map(
  ([role, words]) =>
    [
      role as AuthorRole,
      new RegExp(String.raw`\s*[([](?:${words})\.?[)\]]\.?$`, "iu"),
      new RegExp(String.raw`^(?:${words})\.?\s*:\s*(?=\S)`, "iu"),
    ] as const,
);

/** Takes what is said of somebody's part off their name. */
export function splitRole(text: string): { readonly name: string; readonly role?: AuthorRole } {
  const typed = text.trim();
  for (const [role, behind, before] of roleAt) {
    const name = typed.replace(behind, "").replace(before, "");
    if (name !== typed && name.trim() !== "") {
      return { name, role };
    }
  }
  return { name: text };
}
