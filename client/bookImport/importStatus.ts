import { graphql } from "../gql/gql";

/** Rows by their outcome: of an import, or of its preview. */
export const ImportCounts_counts = graphql(`
  fragment ImportCounts_counts on BookImportCountsInfo {
    rows
    books
    copies
    copiesAdded
    copiesLeftOut
    duplicates
    refused
    toCheck
  }
`);

/** The state of an import: used by its page, returned by every mutation and sent by every event. */
export const ImportStatus_bookImport = graphql(`
  fragment ImportStatus_bookImport on BookImport {
    id
    databaseId
    state
    fileName
    startedBy
    createdAt
    startedAt
    finishedAt
    undoneAt
    undone {
      books
      copies
      keptBooks
      keptCopies
    }
    message
    hasRows
    refusedRowsUrl
    counts {
      ...ImportCounts_counts
    }
    warnings {
      isSerious
      ...Warnings_warning
    }
    preview {
      state
      message
      counts {
        ...ImportCounts_counts
      }
      warnings {
        ...Warnings_warning
      }
    }
    progress {
      stage
      share
      rows
    }
  }
`);
