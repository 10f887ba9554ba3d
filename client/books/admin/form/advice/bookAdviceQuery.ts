import { graphql } from "../../../../gql/gql";

export const BookAdviceQuery = graphql(`
  query BookAdvice($input: BookAdviceInput!) {
    bookAdvice(input: $input) {
      isbn {
        kind
        hyphenated
        message
      }
      duplicates {
        reason
        message
        book {
          id
          ...Duplicates_book
        }
      }
      callNumber
    }
  }
`);
