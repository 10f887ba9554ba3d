import type { ApolloCache } from "@apollo/client";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { Permission, Viewer_UserFragment } from "../gql/graphql";

export const Viewer_user = graphql(`
  fragment Viewer_user on User {
    id
    databaseId
    username
    role
    viewerCan
    passwordExpiresAt
    secondFactorDue
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

/** Whether this account works at the library's desk, in whatever role. */
export function isLibrarian(viewer: Viewer | null): boolean {
  return viewer !== null && viewer.viewerCan.length > 0;
}

/** Whether this account is a student's, whose loans, visits and card belong to it. */
export function isStudent(viewer: Viewer | null | undefined): boolean {
  return viewer?.role === "STUDENT";
}

/** Whether the viewer's role lets them do this at the desk; the server has the last word. */
export function useCan(permission: Permission): boolean {
  return useViewer().viewer?.viewerCan.includes(permission) === true;
}

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
