import { foldWords } from "../../../common/fold.js";
import { plainNumber } from "../record/bookTraits.js";
import type { WorkRow } from "./works.js";

const VOLUME_WORD = String.raw`(?:jilid|jil|volume|vol|bagian|bag|part|buku ke|buku|seri ke|no|nomor)`;
/** "Harry Potter 3" and "Harry Potter, jilid III" are of one series; the year of a curriculum is part of its name. */
const LAST_NUMBER = new RegExp(String.raw` (?:${VOLUME_WORD} (\d{1,3}|[ivx]{1,5})|(\d{1,3}))$`, "u");
const VOLUME = new RegExp(String.raw`(?:^| )(?:${VOLUME_WORD}|kelas) (\d{1,3}|[ivx]{1,5})(?: |$)`, "u");
/** After all that is known. */
const UNKNOWN = Number.MAX_SAFE_INTEGER;

/** A series without the number of its volume. */
export function seriesName(seriesTitle: string): string {
  return foldWords(seriesTitle).join(" ").replace(LAST_NUMBER, "");
}

/** Which volume of its series a book is, by whatever its record says of that. */
function volumeOf({ title, subtitle, edition, seriesTitle, physicalDescription }: WorkRow): number {
  const [series = "", ...others] = [seriesTitle, title, subtitle, edition, physicalDescription].map((text) =>
    foldWords(text ?? "").join(" "),
  );
  const [, named, plain] = LAST_NUMBER.exec(series) ?? [];
  const [, lastOfTitle] = / (\d{1,3})$/u.exec(others[0] ?? "") ?? [];
  const found = named ?? plain ?? others.map((text) => VOLUME.exec(text)?.[1]).find(Boolean) ?? lastOfTitle;
  return found === undefined ? UNKNOWN : Number(plainNumber(found));
}

/** By volume, then by year, then by title. */
export function inOrderOfVolumes<Row extends WorkRow>(books: readonly Row[]): Row[] {
  const volumes = new Map(books.map((book) => [book.id, volumeOf(book)]));
  const placeOf = ({ id, publishYear }: Row) => [volumes.get(id) ?? UNKNOWN, publishYear ?? UNKNOWN] as const;
  return [...books].sort((one, other) => {
    const [[volume, year], [otherVolume, otherYear]] = [placeOf(one), placeOf(other)];
    return (
      volume - otherVolume || year - otherYear || one.titleKey.localeCompare(other.titleKey, "id") || one.id - other.id
    );
  });
}
