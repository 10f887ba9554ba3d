import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";

/** What changes while the screen stands at a door all day. */
const GuestBookNowQuery = graphql(`
  query GuestBookNow {
    visitorFigures {
      ...VisitorCount_visitorFigures
    }
    settings {
      opening {
        today
        ...OpeningLine_opening
      }
    }
  }
`);

const GuestBookBooksQuery = graphql(`
  query GuestBookBooks {
    books(first: 12, orderBy: { field: NEWEST }) {
      nodes {
        id
        ...HeroShelf_book
        ...NewOnShelf_book
      }
    }
    popularCategories(first: 3) {
      id
      books(first: 6) {
        nodes {
          id
          ...HeroShelf_book
        }
      }
    }
  }
`);

const REFRESH_MS = 60_000;

/** What the guest book shows beside the form. A figure that cannot be had anew stays as it was. */
export function useGuestBookData() {
  const client = useApolloClient();
  const { data: now } = usePageQuery(GuestBookNowQuery, {});
  const { data: shelves } = usePageQuery(GuestBookBooksQuery, {});
  const refresh = () =>
    void client.query({ query: GuestBookNowQuery, fetchPolicy: "network-only" }).catch(() => undefined);
  const refreshInTime = useEffectEvent(refresh);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) refreshInTime();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const newest = shelves?.books.nodes ?? [];
  const covers = new Set(newest.map(({ id }) => id));
  const others = (shelves?.popularCategories ?? []).map(({ books }) => books.nodes.filter(({ id }) => !covers.has(id)));
  return {
    figures: now?.visitorFigures,
    opening: now?.settings.opening,
    newest,
    // One of each category after the other; where there is none besides, what has covers stands there too.
    shelf: [...[0, 1, 2, 3, 4, 5].flatMap((place) => others.flatMap((books) => books[place] ?? [])), ...newest],
    refresh,
  };
}
