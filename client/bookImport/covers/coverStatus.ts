import { graphql } from "../../gql/gql";
import type { CoverImportState, CoverOutcome } from "../../gql/graphql";
import type { PillTone } from "../../ui/Pill";

/** The state of an archive of covers: used by its page, returned by every mutation and asked for while it runs. */
export const CoverStatus_coverImport = graphql(`
  fragment CoverStatus_coverImport on CoverImport {
    id
    databaseId
    state
    fileName
    sentBy
    replacesCovers
    isCancelling
    createdAt
    message
    files
    filesSeen
    attached
    unmatched
    refused
    covered
  }
`);

export const coverStateLabels: Record<CoverImportState, { label: string; tone: PillTone }> = {
  RUNNING: { label: "Berjalan", tone: "plain" },
  DONE: { label: "Selesai", tone: "good" },
  CANCELLED: { label: "Dibatalkan", tone: "quiet" },
  FAILED: { label: "Terhenti", tone: "wrong" },
};

/** In the order of the lists on screen, each with its number's name. */
export const coverOutcomes = [
  { outcome: "ATTACHED", label: "Sampul dipasang", count: "attached" },
  { outcome: "UNMATCHED", label: "Tidak ada bukunya", count: "unmatched" },
  { outcome: "REFUSED", label: "Gambar tidak dapat dipakai", count: "refused" },
  { outcome: "COVERED", label: "Buku sudah bersampul", count: "covered" },
] as const satisfies readonly { outcome: CoverOutcome; label: string; count: string }[];
