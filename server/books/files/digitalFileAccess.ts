import { UnauthenticatedError } from "../../errors.js";
import { isVisitor, type Viewer } from "../../viewer.js";
import type { BookRow } from "../bookReads.js";

type ReadableBook = Pick<BookRow, "digitalFile" | "digitalFileAccess">;

export function canReadDigitalFile(viewer: Viewer, { digitalFile, digitalFileAccess }: ReadableBook): boolean {
  return digitalFile !== null && (digitalFileAccess === "public" || !isVisitor(viewer));
}

/** @throws UnauthenticatedError: whoever has an account may read it, so that a login is all that is missing. */
export function assertCanReadDigitalFile(viewer: Viewer, book: ReadableBook): void {
  if (!canReadDigitalFile(viewer, book)) {
    throw new UnauthenticatedError("Berkas digital buku ini hanya untuk anggota. Login dulu untuk membacanya.");
  }
}
