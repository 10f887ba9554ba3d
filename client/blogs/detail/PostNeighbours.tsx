import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { postHref } from "../list/blogUrlState";

export const PostNeighbours_blogPost = graphql(`
  fragment PostNeighbours_blogPost on BlogPost {
    id
    previous {
      id
      slug
      title
      ...PostHeader_blogPost
    }
    next {
      id
      slug
      title
      ...PostHeader_blogPost
    }
  }
`);

/** Previous and next post, and the link back to the list. */
export function PostNeighbours({ post: ref }: { post: FragmentType<typeof PostNeighbours_blogPost> }) {
  const { previous, next } = readFragment(PostNeighbours_blogPost, ref);
  return (
    <nav aria-label="Tulisan lain" className="article mt-14 border-t border-line pt-6 md:mt-19 print:hidden">
      {(previous ?? next) && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {previous && (
            <li>
              <Link to={postHref(previous.slug)} rel="prev" className={CARD}>
                <span className={LABEL}>
                  <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
                  Sebelumnya
                </span>
                <span className={TITLE}>{previous.title}</span>
              </Link>
            </li>
          )}
          {next && (
            <li className="sm:col-start-2">
              <Link to={postHref(next.slug)} rel="next" className={`${CARD} sm:text-right`}>
                <span className={`${LABEL} sm:justify-end`}>
                  Berikutnya
                  <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
                </span>
                <span className={TITLE}>{next.title}</span>
              </Link>
            </li>
          )}
        </ul>
      )}
      <Link to="/blogs" className="mt-5 inline-flex min-h-11 items-center inline-link">
        Semua tulisan
      </Link>
    </nav>
  );
}

const CARD =
  "block h-full rounded-2xl border border-line bg-card px-5 py-4 transition-colors duration-150 hover:border-muted";
const LABEL = "flex items-center gap-1.5 text-sm text-muted";
const TITLE = "mt-1 block font-serif text-lg leading-snug font-semibold text-balance wrap-break-word";
