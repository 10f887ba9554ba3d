import { Fragment } from "react";
import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { authorName } from "../../format/authorNames";
import { authorHref } from "./authorHref";

const AuthorLinks_author = graphql(`
  fragment AuthorLinks_author on Author {
    id
    databaseId
    firstName
    lastName
    kind
  }
`);

interface AuthorLinksProps {
  authors: readonly FragmentType<typeof AuthorLinks_author>[];
  className: string;
}

/** First and last names in title-page order, each with the page of its books. */
export function AuthorLinks({ authors, className }: AuthorLinksProps) {
  return readFragment(AuthorLinks_author, authors).map((author, index) => (
    <Fragment key={author.id}>
      {index > 0 && ", "}
      <Link to={authorHref(author)} className={className}>
        {authorName(author)}
      </Link>
    </Fragment>
  ));
}
