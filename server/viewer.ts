import { DomainError } from "./errors.js";

/** Who asks. `system` is the command line and the start-up, which act for the owner of the machine. */
export type Viewer = { readonly role: "visitor" } | { readonly role: "system" };

export const visitor: Viewer = { role: "visitor" };
export const system: Viewer = { role: "system" };

/** The first line of every method that changes the collection. */
export function assertManagesCollection(viewer: Viewer): void {
  if (viewer.role !== "system") {
    throw new DomainError("unauthenticated", "Login sebagai petugas untuk mengubah koleksi.");
  }
}
