import { useParams } from "react-router-dom";
import { EditPost } from "./EditPost";
import { PostEditor } from "./PostEditor";

/** A new post, or one that there is. */
export function PostPage() {
  const { postId = "" } = useParams();
  if (postId === "new") return <PostEditor key="new" post={null} />;
  // A non-numeric id matches no post.
  return <EditPost databaseId={/^\d{1,9}$/u.test(postId) ? Number(postId) : 0} />;
}
