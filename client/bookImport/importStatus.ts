import { graphql } from "../gql/gql";

/** How far an import is: what its page is made of, what each command gives back, and what the events tell. */
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
