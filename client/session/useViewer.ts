import type { ApolloCache } from "@apollo/client";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { Viewer_UserFragment } from "../gql/graphql";

export const Viewer_user = graphql(`
  fragment Viewer_user on User {
    id
    databaseId
    username
    role
  }
`);

export const ViewerQuery = graphql(`
  query Viewer {
    viewer {
      id
      ...Viewer_user
    }
  }
`);

export type Viewer = Viewer_UserFragment;

interface ViewerState {
  /** The logged-in user; null for a visitor and while loading. */
  viewer: Viewer | null;
  isLoading: boolean;
}

/** The logged-in user, stored in the cache as `Query.viewer`. */
export function useViewer(): ViewerState {
  const { data, isLoading } = usePageQuery(ViewerQuery, {});
  return { viewer: readFragment(Viewer_user, data?.viewer) ?? null, isLoading };
}

/** Sets the logged-in user; null for a visitor. */
export function writeViewer(
  cache: ApolloCache,
  user: (FragmentType<typeof Viewer_user> & { id: string }) | null,
): void {
  cache.writeQuery({ query: ViewerQuery, data: { viewer: user } });
}
