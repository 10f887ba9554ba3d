import { UnauthenticatedError } from "../../errors.js";
import { isVisitor, type Viewer } from "../../viewer.js";
import { canSeeBook } from "../bookVisibility.js";
import type { BookRow } from "../bookReads.js";

type ReadableBook = Pick<BookRow, "digitalFile" | "digitalFileAccess" | "isHidden">;

export function canReadDigitalFile(viewer: Viewer, book: ReadableBook): boolean {
  const { digitalFile, digitalFileAccess } = book;
  return canSeeBook(viewer, book) && digitalFile !== null && (digitalFileAccess === "public" || !isVisitor(viewer));
}

/** The file's address for those alone for whom it opens: others would pass on what they cannot read. */
export function digitalFileFor(viewer: Viewer, book: ReadableBook): string | null {
  return canReadDigitalFile(viewer, book) ? book.digitalFile : null;
}

/** @throws UnauthenticatedError: whoever has an account may read it, so that a login is all that is missing. */
export function assertCanReadDigitalFile(viewer: Viewer, book: ReadableBook): void {
  if (!canReadDigitalFile(viewer, book)) {
    throw new UnauthenticatedError("Berkas digital buku ini hanya untuk anggota. Login dulu untuk membacanya.");
  }
}
