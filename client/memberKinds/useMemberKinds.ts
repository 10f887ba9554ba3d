import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import type { MemberKindsQuery as MemberKindsData } from "../gql/graphql";

const MemberKindsQuery = graphql(`
  query MemberKinds {
    memberKinds(first: 30) {
      nodes {
        id
        databaseId
        name
        numberName
        membershipMonths
        fee
        attendsClasses
        active
      }
    }
  }
`);

export type MemberKindChoice = MemberKindsData["memberKinds"]["nodes"][number];

/** The kinds of members in the library's order; undefined until they have come. */
export function useMemberKinds(): readonly MemberKindChoice[] | undefined {
  return usePageQuery(MemberKindsQuery, {}).data?.memberKinds.nodes;
}

/** What a form offers: the active ones, and the one that is chosen already. */
export function offeredKinds<Kind extends { id: string; active: boolean }>(
  kinds: readonly Kind[],
  chosenId: string | null,
): readonly Kind[] {
  return kinds.filter(({ id, active }) => active || id === chosenId);
}
