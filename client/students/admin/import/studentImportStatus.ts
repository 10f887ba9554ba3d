import { graphql } from "../../../gql/gql";

/** The state of an import of students: used by its page, returned by every command and asked for while it runs. */
export const StudentImportStatus_studentImport = graphql(`
  fragment StudentImportStatus_studentImport on StudentImport {
    id
    databaseId
    state
    isStopped
    progress
    fileName
    createdAt
    rowsKept
    undoRefusal
    leftOutUrl
    counts {
      rows
      imported
      updated
      unchanged
      held
      refused
      toCheck
      leftOut
      done
      undone
      kept
    }
    reading {
      updateExisting
    }
    ...StudentImportQuestions_studentImport
    ...StudentImportBalance_studentImport
  }
`);
