import { tableSelection } from "../../../admin/table/selection/tableSelection";
import type { PostColumns_BlogPostFragment } from "../../../gql/graphql";

export type SelectedPost = Pick<PostColumns_BlogPostFragment, "id" | "title">;

/** The selection of the table of posts. */
export const selectedPosts = tableSelection<SelectedPost>();
