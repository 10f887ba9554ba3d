import { bookLock } from "../../server/books/bookLock.js";
import type { NewBook } from "../../server/books/record/NewBook.js";
import { insertBooks } from "../../server/books/writing/bookWriter.js";
import { openDatabase } from "../../server/openDatabase.js";

const BOOKS = 50_000;
const BOOKS_PER_WRITE = 2_500;
/**
 * SQLite's driver keeps what it has bound until the garbage of its connection is collected: a million books' is 11 GB.
 */
const BOOKS_PER_CONNECTION = 50_000;
/** One author and one category of a quarter of all books, as "Tim Penulis" and "Fiksi" have in real exports. */
const COMMON_SHARE = 4;
const SYLLABLES = ["ba", "ka", "ra", "sa", "ma", "ta", "li", "ni", "su", "do", "pe", "gu", "wi", "ja", "hu", "lo"];

/** A school's collection as large as any, in an empty database: the same one each time. */
export async function makeLibrary(
  url: string,
  books = BOOKS,
  copiesOf: (number: number) => number = (number) => number % 4,
): Promise<void> {
  for (let first = 0; first < books; first += BOOKS_PER_CONNECTION) {
    await makeBooks(url, { from: first, to: Math.min(books, first + BOOKS_PER_CONNECTION), copiesOf });
  }
}

interface Made {
  readonly from: number;
  readonly to: number;
  readonly copiesOf: (number: number) => number;
}

async function makeBooks(url: string, { from, to, copiesOf }: Made): Promise<void> {
  const database = await openDatabase({ url });
  try {
    for (let first = from; first < to; first += BOOKS_PER_WRITE) {
      await database.write(
        { unaudited: "A collection that is made for a proof.", locks: [bookLock], retryOnDuplicate: true },
        (tx) =>
          insertBooks(
            tx,
            Array.from({ length: Math.min(BOOKS_PER_WRITE, to - first) }, (_, place) =>
              bookNumber(first + place, copiesOf),
            ),
            { importId: null, listed: true, now: new Date(Date.UTC(2026, 0, 1) + first * 1_000) },
          ),
      );
    }
  } finally {
    await database.close();
  }
}

function bookNumber(number: number, copiesOf: Made["copiesOf"]): NewBook {
  const common = number % COMMON_SHARE === 0;
  return {
    title: `${word(number % 97)} ${word(number % 1_009)} ${word(number)} ${number}`,
    subtitle: number % 3 === 0 ? `kajian ${word(number % 500)}` : null,
    authors: [
      ...(common ? [{ firstName: "Tim", lastName: "Penulis", kind: "person" as const }] : []),
      { firstName: word(number % 12_007), lastName: word((number * 7) % 9_001), kind: "person" },
      ...(number % 2 === 0 ? [{ firstName: word(number % 4_001), lastName: "Sari", kind: "person" as const }] : []),
    ],
    subjects: [`subjek ${word(number % 300)}`],
    publisher: `Penerbit ${word(number % 250)}`,
    publishYear: number % 11 === 0 ? null : 1_960 + (number % 66),
    language: number % 9 === 0 ? "en" : "id",
    classification: { code: String(100 + (number % 800)) },
    category: common ? "Fiksi" : `Kategori ${word(number % 60)}`,
    location: { name: `Ruang ${number % 8}` },
    source: ["Beli", "Hibah", "BOS"][number % 3] ?? null,
    description: `${word(number)} ${word(number + 1)} `.repeat(30),
    imageUrl: number % 5 === 0 ? `https://sampul.example/${number}.jpg` : null,
    copies: Array.from({ length: copiesOf(number) }, (_, copy) => ({
      itemCode: `B${String(number).padStart(6, "0")}-${copy}`,
      status: number % 7 === 0 ? ("repair" as const) : ("available" as const),
    })),
  };
}

/** A made-up word, the same for the same number. */
function word(number: number): string {
  let letters = "";
  for (let rest = number + 17; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    letters += SYLLABLES[rest % SYLLABLES.length] ?? "";
  }
  return letters;
}
