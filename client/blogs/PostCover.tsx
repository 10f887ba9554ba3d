import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { lookOf } from "../ui/cover/coverClasses";
import { useFailedImage } from "../ui/useFailedImage";

const PostCover_blogPost = graphql(`
  fragment PostCover_blogPost on BlogPost {
    id
    databaseId
    imageUrl
    imageSrcSet
    imageAlt
  }
`);

const SHAPES = {
  /** Full width of its column; a placeholder is lower on a phone. */
  wide: { picture: "aspect-3/2", placeholder: "aspect-5/2 sm:aspect-3/2" },
  small: { picture: "aspect-square sm:aspect-3/2", placeholder: "aspect-square sm:aspect-3/2" },
};

/** Of 64 posts that follow each other no two have the same tone and pattern. */
function drawnLook(number: number): string {
  return `${lookOf(number, 3 * number + Math.floor(number / 8))} post-round-${(number % 3) + 1}`;
}

interface PostCoverProps {
  post: FragmentType<typeof PostCover_blogPost>;
  shape: keyof typeof SHAPES;
  /** `sizes` of the image, by viewport width. */
  sizes: string;
  isEager?: boolean;
}

/** A post's picture, or one drawn for it, as ornament, if it has none. */
export function PostCover({ post: ref, shape, sizes, isEager = false }: PostCoverProps) {
  const { databaseId, imageUrl, imageSrcSet, imageAlt } = readFragment(PostCover_blogPost, ref);
  const { image, hasFailed, markFailed } = useFailedImage(imageUrl);

  if (!imageUrl || hasFailed(imageUrl)) {
    return (
      <div
        aria-hidden="true"
        className={`post-cover post-cover-drawn ${SHAPES[shape].placeholder} ${drawnLook(databaseId)}`}
      />
    );
  }
  return (
    <div className={`post-cover ${SHAPES[shape].picture}`}>
      <img
        ref={image}
        key={imageUrl}
        src={imageUrl}
        {...(imageSrcSet ? { srcSet: imageSrcSet, sizes } : {})}
        alt={imageAlt ?? ""}
        width={1280}
        height={853}
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
        onError={() => markFailed(imageUrl)}
        className="absolute inset-0 size-full object-cover text-sm text-muted"
      />
    </div>
  );
}
