import sql, { raw } from "sql-template-tag";

import type { Config } from "../config.js";
import { insertBlogPost, LIBRARY_AUTHOR } from "../blogs/blogWriter.js";
import { insertBooks } from "../books/writing/bookWriter.js";
import type { NewBook } from "../books/record/NewBook.js";
import { eResourceTable } from "../eResources/EResource.entity.js";
import { settingTable } from "../settings/Setting.entity.js";
import { renderMarkdown } from "../platform/text/renderMarkdown.js";
import { integer } from "../platform/database/columns.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { isDuplicateError } from "../platform/database/databaseErrors.js";
import { demoBlogPosts } from "./demoBlogPosts.js";
import { demoBooks, type DemoBook } from "./books/demoBooks.js";
import { insertDemoCirculation } from "./demoCirculation.js";
import { maxIds, writeDemoMark } from "./demoMark.js";
import { insertDemoSearches } from "./demoSearches.js";
import { insertDemoReadingLists } from "./demoReadingLists.js";
import { demoEResources } from "./demoPeople.js";
import { DAY_MS } from "../platform/time/libraryClock.js";

/** Where the invented school stands: numbers and names that belong to nobody. */
export const demoSettings: Readonly<Record<string, string>> = {
  address: "Perpustakaan SMA Contoh\nJalan Pendidikan Nomor 1\nKota Contoh",
  phone: "(021) 5550-0101",
  email: "perpustakaan@sekolah.example",
};

/** Fills an empty database with the demo collection, all of it or nothing. Says whether it did. */
export async function insertDemoData(
  database: Database,
  { timeZone }: Pick<Config, "timeZone">,
  now = new Date(),
): Promise<boolean> {
  const insertion = database.write({ unaudited: "An empty database is filled; nobody's work changes." }, async (tx) => {
    if (!(await isEmpty(tx))) {
      return false;
    }
    const before = await maxIds(tx);
    await insertBooks(tx, toNewBooks(demoBooks), { importId: null, listed: true, now });
    await tx.insert(
      eResourceTable,
      demoEResources.map((resource, index) => ({ ...resource, position: index + 1, active: true })),
    );
    await tx.insert(
      settingTable,
      Object.entries(demoSettings).map(([name, value]) => ({ name, value: JSON.stringify(value), updatedAt: now })),
    );
    await insertDemoBlog(tx, now);
    await insertDemoReadingLists(tx, now);
    await insertDemoCirculation(tx, timeZone, now);
    await insertDemoSearches(tx, timeZone, now);
    await writeDemoMark(tx, before, now);
    return true;
  });
  // On MySQL another instance may start at the same moment and see the same empty tables: only one of them inserts
  // the data.
  return insertion.catch((error: unknown) => {
    if (isDuplicateError(error)) {
      return false;
    }
    throw error;
  });
}

async function insertDemoBlog(tx: Transaction, now: Date): Promise<void> {
  for (const { title, daysAgo, body } of demoBlogPosts) {
    const publishedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const author = { id: null, name: LIBRARY_AUTHOR };
    await insertBlogPost(
      tx,
      {
        title,
        excerpt: null,
        body: { markdown: body, html: renderMarkdown(body) },
        imageAlt: null,
        status: "published",
        publishedAt,
        author,
      },
      publishedAt,
    );
  }
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  for (const table of ["books", "students", "e_resources", "book_imports", "blog_posts"]) {
    const [first] = await tx.select({ found: integer(sql`1`) }, sql`FROM ${raw(table)} LIMIT 1`);
    if (first) {
      return false;
    }
  }
  return true;
}

/** Numbers the copies from B00001 on, and gives every book what the first start should show of a real shelf. */
function toNewBooks(books: readonly DemoBook[]): NewBook[] {
  let lastNumber = 0;
  return books.map(({ copies, authors, ...book }) => ({
    ...book,
    authors: authors.map(({ firstName, lastName, organisation }) => ({
      firstName,
      lastName: lastName ?? null,
      kind: organisation ? ("organisation" as const) : ("person" as const),
    })),
    copies: Array.from({ length: copies }, (_, index) => {
      lastNumber += 1;
      return {
        itemCode: `B${String(lastNumber).padStart(5, "0")}`,
        condition: lastNumber % 9 === 0 ? ("worn" as const) : ("good" as const),
        status: demoCopyStatus(lastNumber, index),
      };
    }),
  }));
}

function demoCopyStatus(number: number, index: number) {
  if (index > 0 && number % 37 === 0) {
    return "repair";
  }
  return index > 0 && number % 41 === 0 ? "reference_only" : "available";
}
