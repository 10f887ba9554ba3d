/** What somebody did for a title, each as files, the audit trail and readers see it. */
export const AUTHOR_ROLE_NAMES = {
  author: "Penulis",
  editor: "Editor",
  translator: "Penerjemah",
  illustrator: "Ilustrator",
  contributor: "Kontributor",
} as const;

export type AuthorRole = keyof typeof AUTHOR_ROLE_NAMES;
export const AUTHOR_ROLES = Object.keys(AUTHOR_ROLE_NAMES) as [AuthorRole, ...AuthorRole[]];

/** By whom a title is cited: who wrote it, or else who edited it, or else all of them. */
export function bylineOf<Credit extends { readonly role: AuthorRole }>(credits: readonly Credit[]): readonly Credit[] {
  for (const role of ["author", "editor"] as const) {
    const cited = credits.filter((credit) => credit.role === role);
    if (cited.length > 0) return cited;
  }
  return credits;
}
