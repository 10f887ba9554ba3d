import sql, { join } from "sql-template-tag";

import { bookTable } from "../books/Book.entity.js";
import { emptyValues, pick } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { required } from "../platform/required.js";
import { DAY_MS } from "../platform/time/libraryClock.js";
import { readingListTable } from "../readingLists/ReadingList.entity.js";
import { readingListItemTable } from "../readingLists/ReadingListItem.entity.js";

interface DemoReadingList {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly daysAgo: number;
  /** The books' slugs, each with what is said of it. */
  readonly books: readonly (readonly [slug: string, note: string | null])[];
}

const demoReadingLists: readonly DemoReadingList[] = [
  {
    name: "Novel Indonesia untuk Kelas XI",
    slug: "novel-indonesia-untuk-kelas-xi",
    description: "Pilihan guru Bahasa Indonesia: dari Balai Pustaka sampai hari ini. Pilih satu untuk tugas resensi.",
    daysAgo: 9,
    books: [
      ["sitti-nurbaya", "Awal novel Indonesia modern; bahasanya lama, konfliknya tidak."],
      ["ronggeng-dukuh-paruk", null],
      ["laskar-pelangi", "Mudah dimulai, enak didiskusikan."],
      ["laut-bercerita", "Untuk pembaca yang ingin tahu tentang 1998."],
      ["gadis-kretek", null],
      ["para-priyayi", "Cocok untuk membahas kelas sosial."],
    ],
  },
  {
    name: "Mulai dari Sini",
    slug: "mulai-dari-sini",
    description: "Belum terbiasa membaca? Buku-buku ini ringan, menarik, dan selesai dalam beberapa hari.",
    daysAgo: 3,
    books: [
      ["filosofi-teras", "Filsafat untuk hari yang melelahkan."],
      ["totto-chan", null],
      ["hujan-bulan-juni", "Satu sajak sehari pun cukup."],
      ["lelaki-tua-dan-laut", "Tipis, tetapi lama diingat."],
      ["na-willa", null],
    ],
  },
];

/** Lists that the library has published, so that the first start shows what they are for. */
export async function insertDemoReadingLists(tx: Transaction, now: Date): Promise<void> {
  const slugs = demoReadingLists.flatMap(({ books }) => books.map(([slug]) => slug));
  const found = await tx.select(pick(bookTable, "id", "slug"), sql`FROM books WHERE slug IN (${join(slugs)})`);
  const idOf = new Map(found.map(({ id, slug }) => [slug, id]));
  for (const { name, slug, description, daysAgo, books } of demoReadingLists) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const times = { createdAt: at, updatedAt: at, publishedAt: at };
    await tx.insert(readingListTable, [
      { ...emptyValues(readingListTable), kind: "library" as const, name, slug, description, ...times },
    ]);
    const [list] = await tx.select(pick(readingListTable, "id"), sql`FROM reading_lists WHERE slug = ${slug}`);
    const listId = required(list, "the list just made").id;
    await tx.insert(
      readingListItemTable,
      books.map(([book, note], position) => ({
        listId,
        bookId: required(idOf.get(book), `the demo's ${book}`),
        position,
        note,
        addedAt: at,
      })),
    );
  }
}
