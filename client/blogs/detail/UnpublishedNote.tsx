import { formatLongDate } from "../../format/formatDate";
import { wallClock } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { Pill } from "../../ui/Pill";

export const UnpublishedNote_blogPost = graphql(`
  fragment UnpublishedNote_blogPost on BlogPost {
    id
    status
    isScheduled
    publishedAt
  }
`);

/** Tells an administrator why readers cannot see this post. */
export function UnpublishedNote({ post: ref }: { post: FragmentType<typeof UnpublishedNote_blogPost> }) {
  const { status, isScheduled, publishedAt } = readFragment(UnpublishedNote_blogPost, ref);
  const timeZone = useLibraryTimeZone();
  if (status !== "DRAFT" && !isScheduled) return null;
  const publishedFrom = publishedAt ? wallClock(publishedAt, timeZone) : null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Pill tone="plain">{isScheduled ? "Terjadwal" : "Draf"}</Pill>
      {isScheduled && publishedFrom
        ? `Pembaca melihat tulisan ini mulai ${formatLongDate(publishedFrom.day)} pukul ${publishedFrom.time}.`
        : "Hanya petugas yang melihat tulisan ini sampai diterbitkan."}
    </p>
  );
}
