import { formatLongDate } from "../format/formatDate";
import { formatNumber } from "../format/formatNumber";
import { wallClock } from "../format/wallClock";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { useLibraryTimeZone } from "../page/library/LibraryTimeZone";

const PostFacts_blogPost = graphql(`
  fragment PostFacts_blogPost on BlogPost {
    id
    publishedAt
    readingMinutes
    authorName
  }
`);

interface PostFactsProps {
  post: FragmentType<typeof PostFacts_blogPost>;
  className?: string;
}

/** `18 November 2026 · 4 menit baca · Petugas Perpustakaan`; the date is in the library's time zone. */
export function PostFacts({ post: ref, className = "" }: PostFactsProps) {
  const { publishedAt, readingMinutes, authorName } = readFragment(PostFacts_blogPost, ref);
  const timeZone = useLibraryTimeZone();
  return (
    <p className={`text-sm text-muted tabular-nums wrap-break-word ${className}`}>
      {publishedAt && (
        <>
          <time dateTime={publishedAt}>{formatLongDate(wallClock(publishedAt, timeZone).day)}</time>
          {" · "}
        </>
      )}
      {`${formatNumber(readingMinutes)} menit baca · ${authorName}`}
    </p>
  );
}
