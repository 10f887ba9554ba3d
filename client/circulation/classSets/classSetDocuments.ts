import { graphql } from "../../gql/gql";
import type { ClassSetDesk_ClassSetFragment } from "../../gql/graphql";

/** A set as its desk shows it: who has which copy, and who has none. An act returns all of it. */
export const ClassSetDesk_classSet = graphql(`
  fragment ClassSetDesk_classSet on ClassSet {
    id
    databaseId
    bookTitle
    className
    teacherName
    dueAt
    createdAt
    lentCount
    entries {
      studentName
      nis
      className
      isInClass
      student {
        id
        databaseId
      }
      borrowing {
        id
        itemCode
        status
        dueAt
        overdueDays
        returnedAt
      }
    }
  }
`);

export const ClassSetPageQuery = graphql(`
  query ClassSetPage($databaseId: Int!) {
    classSet(databaseId: $databaseId) {
      id
      ...ClassSetDesk_classSet
    }
  }
`);

export type ShownSet = ClassSetDesk_ClassSetFragment;
export type SetLine = ShownSet["entries"][number];
