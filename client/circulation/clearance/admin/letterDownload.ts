import type { Download } from "../../../lists/fetchDownload";

/** One PDF of these letters, by their numbers in the database. */
export function letterDownload(ids: readonly number[]): Download {
  const [first, ...others] = ids;
  return {
    href:
      others.length === 0 ? `/api/clearance-letters/${first}/pdf` : `/api/clearance-letters/pdf?ids=${ids.join(",")}`,
    fileName: "surat-bebas-pustaka.pdf",
  };
}
