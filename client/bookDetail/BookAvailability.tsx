import { BookOpenText } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "../format/formatNumber";
import { formatYear } from "../format/formatYear";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { buttonStyle } from "../ui/buttonStyle";
import { BookFiles } from "./BookFiles";

const BookAvailability_book = graphql(`
  fragment BookAvailability_book on Book {
    id
    copiesCount
    availableCount
    slug
    hasDigitalFile
    viewerCanReadDigitalFile
    ...BookFiles_book
    callNumber
    location {
      id
      name
      shelf
    }
    otherEditions(first: 12) {
      id
      slug
      publishYear
      publishYearText
      availableCount
    }
  }
`);

interface BookAvailabilityProps {
  book: FragmentType<typeof BookAvailability_book>;
  /** The button or link that reserves it. */
  reserve?: ReactNode;
  /** Why it could not be reserved. */
  refusal?: string | null | undefined;
}

/** Whether it is there, where it stands, and what can be done at once: on a phone that stays below the page. */
export function BookAvailability({ book: ref, reserve, refusal }: BookAvailabilityProps) {
  const book = readFragment(BookAvailability_book, ref);
  const {
    copiesCount,
    availableCount,
    slug,
    hasDigitalFile,
    viewerCanReadDigitalFile,
    callNumber,
    location,
    otherEditions,
  } = book;
  const readPath = `/books/${slug}/read`;
  const place = location?.shelf ?? location?.name;
  const isHere = copiesCount > 0;
  const elsewhere = availableCount === 0 ? otherEditions.find((edition) => edition.availableCount > 0) : undefined;
  return (
    <div className="mt-5 overflow-hidden rounded-2xl border border-line bg-card sm:flex md:block lg:flex">
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-4 p-4 sm:p-5">
        <p className="flex items-center gap-3 font-semibold">
          {isHere && (
            <span
              className={`font-serif text-4xl tabular-nums ${availableCount > 0 ? "text-daun" : "text-muted"}`}
            >{`${formatNumber(availableCount)} `}</span>
          )}
          {availabilityText(copiesCount, availableCount)}
        </p>
        {elsewhere && (
          <p>
            {"Tersedia dalam edisi lain: "}
            <Link
              to={`/books/${encodeURIComponent(elsewhere.slug)}`}
              className="font-semibold text-link underline decoration-line underline-offset-4"
            >
              {`edisi ${formatYear(elsewhere.publishYear, elsewhere.publishYearText) ?? "lain"}`}
            </Link>
          </p>
        )}
        {isHere && !place && callNumber && (
          <p className="text-sm text-muted">{`Cari di rak menurut No. Panggil ${callNumber}`}</p>
        )}
        {(hasDigitalFile || reserve) && (
          <div className="action-bar">
            {hasDigitalFile && (
              <Link
                to={viewerCanReadDigitalFile ? readPath : "/login"}
                state={viewerCanReadDigitalFile ? undefined : { from: readPath }}
                className={buttonStyle("filled")}
              >
                <BookOpenText aria-hidden="true" strokeWidth={1.75} className="size-5" />
                {viewerCanReadDigitalFile ? "Baca versi digital" : "Login untuk membaca"}
              </Link>
            )}
            {reserve}
            {reserve && (
              <p role="status" className={refusal ? "order-first basis-full text-sm text-bata" : "sr-only"}>
                {refusal}
              </p>
            )}
          </div>
        )}
        <BookFiles book={book} />
      </div>
      {isHere && place && (
        <div className="shelf-block pattern-kawung">
          {callNumber && (
            <p className="spine-label">
              <span className="sr-only">No. Panggil</span>
              {callNumberLines(callNumber).map((line, index) => (
                <span key={index} className="block">
                  {` ${line}`}
                </span>
              ))}
            </p>
          )}
          <p className="relative min-w-0">
            <span className="block text-sm">Temukan di rak</span>
            <span
              className={`block font-serif leading-tight font-semibold wrap-break-word ${place.length < 6 ? "text-4xl" : "text-2xl"}`}
            >
              {place}
            </span>
            {location?.shelf && location.shelf !== location.name && (
              <span className="block text-sm">{location.name}</span>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

function availabilityText(copies: number, available: number): string {
  if (copies === 0) return "Belum ada eksemplar";
  return available === 0 ? "Tidak ada eksemplar tersedia saat ini" : `dari ${formatNumber(copies)} eksemplar tersedia`;
}

/** As on the label: the class, then the author's three letters, then the title's. */
function callNumberLines(callNumber: string): string[] {
  const parts = callNumber.trim().split(/\s+/);
  const letters = parts.slice(-2);
  return parts.length > 3 ? [parts.slice(0, -2).join(" "), ...letters] : parts;
}
