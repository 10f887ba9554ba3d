import type { BlogPostStatus } from "../../gql/graphql";
import type { PillTone } from "../../ui/Pill";

interface PostState {
  status: BlogPostStatus;
  isScheduled: boolean;
}

/** Where a post stands, in a word and its tone. */
export function postState({ status, isScheduled }: PostState): { label: string; tone: PillTone } {
  if (status === "DRAFT") return { label: "Draf", tone: "quiet" };
  return isScheduled ? { label: "Terjadwal", tone: "plain" } : { label: "Terbit", tone: "good" };
}

export const postEditHref = ({ databaseId }: { databaseId: number }) => `/admin/blogs/${databaseId}`;
