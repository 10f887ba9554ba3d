import { useState } from "react";
import { AdminPage } from "../../../admin/AdminPage";
import { DeskMessage } from "../../../admin/DeskMessage";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { graphql } from "../../../gql/gql";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Skeleton } from "../../../ui/Skeleton";
import { PostEditor } from "./PostEditor";

const EditPostQuery = graphql(`
  query EditPost($databaseId: Int!) {
    blogPost(databaseId: $databaseId) {
      id
      ...PostEditor_blogPost
    }
  }
`);

const CRUMBS = [{ label: "Blog", path: "/admin/blogs" }];

export function EditPost({ databaseId }: { databaseId: number }) {
  const { data, failure, retry } = useFreshQuery(EditPostQuery, { databaseId });
  const [deletedId, setDeletedId] = useState<number>();
  // While the list loads after a deletion, this screen shows a placeholder and not “not found”.
  const post = deletedId === databaseId ? undefined : data?.blogPost;
  if (post === null || failure === "refused") {
    return (
      <DeskMessage
        status={404}
        title="Tulisan ini tidak ditemukan"
        links={[
          { label: "Semua tulisan", path: "/admin/blogs" },
          { label: "Tempat Sampah", path: "/admin/bin" },
        ]}
      >
        Mungkin sudah dihapus. Tulisan yang dihapus dapat dipulihkan dari Tempat Sampah selama 30 hari.
      </DeskMessage>
    );
  }
  if (failure || !post) {
    return (
      <AdminPage title={failure ? "Tulisan" : "Memuat…"} crumbs={CRUMBS}>
        {failure ? (
          <LoadFailure title="Tulisan gagal dimuat" onRetry={retry} />
        ) : (
          <div aria-busy="true" className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <span className="sr-only">Memuat…</span>
            <Skeleton className="h-64 rounded-2xl" />
            <Skeleton className="h-64 rounded-2xl" />
            <Skeleton className="h-[65dvh] rounded-2xl xl:col-span-2" />
          </div>
        )}
      </AdminPage>
    );
  }
  return <PostEditor key={post.id} post={post} onDeleted={() => setDeletedId(databaseId)} />;
}
