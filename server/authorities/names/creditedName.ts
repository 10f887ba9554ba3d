import { AUTHOR_ROLE_NAMES, type AuthorRole } from "../../../common/authorRoles.js";
import { type CreditedName, fullName } from "./authorName.js";

/** `Andrea Hirata`, `John H. McGlynn (penerjemah)`. */
export function creditedName(name: CreditedName): string {
  return withRole(fullName(name), name.role);
}

export function withRole(name: string, role: AuthorRole = "author"): string {
  return role === "author" ? name : `${name} (${AUTHOR_ROLE_NAMES[role].toLowerCase()})`;
}
