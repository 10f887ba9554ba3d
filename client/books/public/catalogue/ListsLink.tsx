import { Link } from "react-router-dom";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../../gql/gql";

const ListsLinkQuery = graphql(`
  query ListsLink {
    readingLists(first: 1) {
      nodes {
        id
      }
    }
  }
`);

/** The way to what the library recommends, once it has published a list. */
export function ListsLink() {
  const { data } = usePageQuery(ListsLinkQuery, {});
  return data?.readingLists.nodes.length ? (
    <Link to="/lists" className="inline-flex min-h-9 items-center inline-link">
      Daftar bacaan
    </Link>
  ) : null;
}
