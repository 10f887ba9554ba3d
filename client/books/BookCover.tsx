import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { coverTone } from "../ui/cover/coverTone";
import { TypographicCover } from "../ui/cover/TypographicCover";
import { useFailedImage } from "../ui/useFailedImage";
import { authorNames } from "./authorNames";

export const BookCover_book = graphql(`
  fragment BookCover_book on Book {
    id
    title
    imageUrl
    imageSrcSet
    category {
      id
      name
    }
    authors {
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
}

/** Default: a card in a grid of two to four columns. */
const CARD_SIZES = "(min-width: 64rem) 16rem, (min-width: 40rem) 30vw, 45vw";

export function BookCover({ book: ref, sizes = CARD_SIZES, isEager = false }: BookCoverProps) {
  const { title, imageUrl, imageSrcSet, category, authors } = readFragment(BookCover_book, ref);
  const { image, hasFailed, markFailed } = useFailedImage(imageUrl);

  const isPlaceholder = !imageUrl || hasFailed(imageUrl);
  return (
    <div className="cover">
      {isPlaceholder ? (
        <TypographicCover title={title} author={authorNames(authors)} tone={coverTone(category?.name ?? title)} />
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
    </div>
  );
}
