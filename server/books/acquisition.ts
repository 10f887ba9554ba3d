import { canRead, type Viewer } from "../viewer.js";

/** What a book cost and how the library came by it: for the desk, and for nobody who reads. */
export function canSeeAcquisition(viewer: Viewer): boolean {
  return canRead(viewer, "catalogue");
}
