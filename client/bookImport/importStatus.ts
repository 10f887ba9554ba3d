import { graphql } from "../gql/gql";

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
    message
    hasRows
    refusedRowsUrl
    counts {
      rows
      books
      copies
      duplicates
      refused
    }
    warnings {
      message
      rows
      firstRow
    }
    preview {
      state
      message
      counts {
        rows
        books
        copies
        duplicates
        refused
      }
      warnings {
        message
        rows
        firstRow
      }
    }
    progress {
      stage
      share
      rows
    }
  }
`);
