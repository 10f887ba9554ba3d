import { UnauthenticatedError } from "../../errors.js";
import { isVisitor, type Viewer } from "../../viewer.js";
import type { DigitalFileAccess } from "../Book.entity.js";
import type { BookRow } from "../bookReads.js";
import { canSeeBook } from "../bookVisibility.js";

type ReadableBook = Pick<BookRow, "digitalFile" | "digitalFileAccess" | "isHidden">;

/** Whether a file or a link opens for who asks. */
export function canReadFile(viewer: Viewer, access: DigitalFileAccess): boolean {
  return access === "public" || !isVisitor(viewer);
}

export function canReadDigitalFile(viewer: Viewer, book: ReadableBook): boolean {
  return canSeeBook(viewer, book) && book.digitalFile !== null && canReadFile(viewer, book.digitalFileAccess);
}

/** The file's address for those alone for whom it opens: others would pass on what they cannot read. */
export function digitalFileFor(viewer: Viewer, book: ReadableBook): string | null {
  return canReadDigitalFile(viewer, book) ? book.digitalFile : null;
}

/** @throws UnauthenticatedError: whoever has an account may read it, so that a login is all that is missing. */
export function assertCanReadFile(viewer: Viewer, access: DigitalFileAccess): void {
  if (!canReadFile(viewer, access)) {
    throw new UnauthenticatedError("Berkas digital buku ini hanya untuk anggota. Login dulu untuk membacanya.");
  }
}
