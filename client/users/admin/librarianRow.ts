import { graphql } from "../../gql/gql";
import type { LibrarianRow_UserFragment } from "../../gql/graphql";

export const LibrarianRow_user = graphql(`
  fragment LibrarianRow_user on User {
    id
    databaseId
    username
    name
    role
    libraryRole {
      id
      databaseId
      name
    }
    isActive
    passwordExpiresAt
    secondFactor {
      enabledAt
    }
  }
`);

export type Librarian = LibrarianRow_UserFragment;
