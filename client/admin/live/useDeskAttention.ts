import { skipToken, useQuery } from "@apollo/client/react";
import { useBrowserValue } from "../../page/rendering/useBrowserValue";
import type { FragmentType } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { DeskTasks_attentionStats } from "./deskTasks";

export const DeskAttentionQuery = graphql(`
  query DeskAttention {
    libraryInfo {
      attention {
        ...DeskTasks_attentionStats
      }
    }
  }
`);

/** What waits for somebody, as `useLiveDesk` has counted it last; no page waits for it. */
export function useDeskAttention(): FragmentType<typeof DeskTasks_attentionStats> | null | undefined {
  const isInBrowser = useBrowserValue(() => true, false);
  return useQuery(DeskAttentionQuery, isInBrowser ? { fetchPolicy: "cache-only" } : skipToken).data?.libraryInfo
    .attention;
}
