import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { TypographicCover } from "../ui/cover/TypographicCover";
import { useFailedImage } from "../ui/useFailedImage";
import { authorNames } from "../format/authorNames";

export const BookCover_book = graphql(`
  fragment BookCover_book on Book {
    id
    slug
    title
    imageUrl
    imageSrcSet
    authors: byline {
      id
      ...AuthorNames_author
    }
  }
`);

interface BookCoverProps {
  book: FragmentType<typeof BookCover_book>;
  /** `sizes` of the image, by viewport width, so that no larger file is fetched than needed. */
  sizes?: string;
  /** True for covers above the fold. */
  isEager?: boolean;
  /** A drawn cover names the authors, where nothing beside it does or where it is large. */
  withAuthors?: boolean;
}

/** Default: a card in a grid of three columns or more. */
const CARD_SIZES = "(min-width: 64rem) 16rem, 33vw";

export function BookCover({ book: ref, sizes = CARD_SIZES, isEager = false, withAuthors = false }: BookCoverProps) {
  const { slug, title, imageUrl, imageSrcSet, authors } = readFragment(BookCover_book, ref);
  const { image, hasFailed, markFailed } = useFailedImage(imageUrl);

  const isPlaceholder = !imageUrl || hasFailed(imageUrl);
  return (
    <span className="cover">
      {isPlaceholder ? (
        <TypographicCover slug={slug} title={title} author={withAuthors ? authorNames(authors) : undefined} />
      ) : (
        <img
          ref={image}
          key={imageUrl}
          src={imageUrl}
          {...(imageSrcSet ? { srcSet: imageSrcSet, sizes } : {})}
          alt={title}
          width={400}
          height={600}
          loading={isEager ? "eager" : "lazy"}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => markFailed(imageUrl)}
          className="absolute inset-0 size-full object-contain text-sm text-muted"
        />
      )}
    </span>
  );
}
