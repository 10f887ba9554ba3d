import { canRead, type Viewer } from "../viewer.js";

/** Whether the viewer sees what a book cost and how the library came by it: librarians do, readers never. */
export function canSeeAcquisition(viewer: Viewer): boolean {
  return canRead(viewer, "catalogue");
}
