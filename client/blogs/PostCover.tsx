import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { coverWeave, toneByNumber } from "../ui/cover/coverTone";
import { useFailedImage } from "../ui/useFailedImage";

export const PostCover_blogPost = graphql(`
  fragment PostCover_blogPost on BlogPost {
    id
    databaseId
    title
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

interface PostCoverProps {
  post: FragmentType<typeof PostCover_blogPost>;
  shape: keyof typeof SHAPES;
  /** `sizes` of the image, by viewport width. */
  sizes: string;
  isEager?: boolean;
}

/** A post's picture, or a decorative placeholder if it has none. */
export function PostCover({ post: ref, shape, sizes, isEager = false }: PostCoverProps) {
  const { databaseId, title, imageUrl, imageSrcSet, imageAlt } = readFragment(PostCover_blogPost, ref);
  const { image, hasFailed, markFailed } = useFailedImage(imageUrl);

  if (!imageUrl || hasFailed(imageUrl)) {
    const { background } = toneByNumber(databaseId);
    return (
      <div
        aria-hidden="true"
        className={`post-cover post-cover-drawn ${SHAPES[shape].placeholder} ${coverWeave(title)} ${background}`}
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
