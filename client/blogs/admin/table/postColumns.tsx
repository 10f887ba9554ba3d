import { RowLink } from "../../../admin/table/cells/RowLink";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { formatDate } from "../../../format/formatDate";
import { formatNumber } from "../../../format/formatNumber";
import { formatDateTime, wallClock } from "../../../format/wallClock";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { PostColumns_BlogPostFragment } from "../../../gql/graphql";
import { Pill } from "../../../ui/Pill";
import { postEditHref, postState } from "../blogDeskLabels";

export const PostColumns_blogPost = graphql(`
  fragment PostColumns_blogPost on BlogPost {
    id
    databaseId
    slug
    title
    status
    isScheduled
    publishedAt
    authorName
    readingMinutes
    createdAt
    updatedAt
  }
`);

export type PostRow = PostColumns_BlogPostFragment;

export function readPostRows(refs: readonly FragmentType<typeof PostColumns_blogPost>[]): readonly PostRow[] {
  return readFragment(PostColumns_blogPost, refs);
}

/** Times are those of the library. */
export function postColumns(timeZone: string): readonly TableColumn<PostRow>[] {
  const dayColumn = (
    key: string,
    label: string,
    instantOf: (post: PostRow) => string,
    shown: TableColumn<PostRow>["shown"],
  ): TableColumn<PostRow> => ({
    key,
    label,
    width: "narrow",
    shown,
    cell: (post) => (
      <time dateTime={instantOf(post)} className="text-muted">
        {formatDate(wallClock(instantOf(post), timeZone).day)}
      </time>
    ),
  });
  return [
    {
      key: "title",
      label: "Judul",
      width: "fill",
      textOf: ({ title }) => title,
      shown: "always",
      cell: (post, tabIndex) => (
        <RowLink to={postEditHref(post)} tabIndex={tabIndex} className="font-semibold">
          {post.title}
        </RowLink>
      ),
    },
    {
      key: "status",
      label: "Status",
      width: "middle",
      shown: "usually",
      cell: (post) => {
        const { label, tone } = postState(post);
        return <Pill tone={tone}>{label}</Pill>;
      },
    },
    {
      key: "published",
      label: "Terbit",
      width: "broad",
      shown: "usually",
      cell: ({ status, publishedAt }) =>
        status === "PUBLISHED" &&
        publishedAt && (
          <time dateTime={publishedAt} className="tabular-nums">
            {formatDateTime(publishedAt, timeZone)}
          </time>
        ),
    },
    {
      key: "author",
      label: "Penulis",
      width: "text",
      textOf: ({ authorName }) => authorName,
      shown: "usually",
      cell: ({ authorName }) => <span className="row-text text-muted">{authorName}</span>,
    },
    dayColumn("updated", "Diubah", ({ updatedAt }) => updatedAt, "usually"),
    dayColumn("created", "Dibuat", ({ createdAt }) => createdAt, "byChoice"),
    {
      key: "minutes",
      label: "Lama baca",
      width: "narrow",
      shown: "byChoice",
      isNumber: true,
      cell: ({ readingMinutes }) => `${formatNumber(readingMinutes)} menit`,
    },
  ];
}
