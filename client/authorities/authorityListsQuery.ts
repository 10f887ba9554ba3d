import { graphql } from "../gql/gql";

/** Loaded when it is first asked: only a change of a book asks it. */
export const AuthorityListsQuery = graphql(`
  query AuthorityLists {
    authors(first: 50) {
      totalCount
      edges {
        node {
          id
          databaseId
          firstName
          lastName
          kind
          booksCount
        }
      }
    }
    publishers(first: 50) {
      totalCount
      edges {
        node {
          id
          databaseId
          name
          booksCount
        }
      }
    }
    categories(first: 50) {
      totalCount
      edges {
        node {
          id
          databaseId
          name
          booksCount
        }
      }
    }
    classifications(first: 50) {
      totalCount
      edges {
        node {
          id
          databaseId
          code
          name
          booksCount
        }
      }
    }
    locations(first: 50) {
      totalCount
      edges {
        node {
          id
          databaseId
          name
          shelf
          booksCount
        }
      }
    }
    sources(first: 50) {
      totalCount
      edges {
        node {
          id
          databaseId
          name
          booksCount
        }
      }
    }
  }
`);
