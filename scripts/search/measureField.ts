import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";

import sql from "sql-template-tag";

import { readConfig } from "../../server/config.js";
import type { Database } from "../../server/platform/database/Database.js";
import { openDatabase } from "../../server/openDatabase.js";
import { emptyStudent, type StudentValues } from "../../server/students/editing/studentValues.js";
import { insertStudents } from "../../server/students/editing/studentWriter.js";
import { BookService } from "../../server/books/BookService.js";
import { ensureFirstAdministrator } from "../../server/users/ensureFirstAdministrator.js";
import { visitor } from "../../server/viewer.js";
import { logIn } from "../limits/logIn.js";
import { makeLibrary } from "../limits/makeLibrary.js";
import type { FromServer } from "../limits/serverMessages.js";

const BOOKS = 100_000;
const STUDENTS = 5_000;
const STUDENTS_PER_WRITE = 1_000;
/** Of the 150 ms that one may wait after a key, what is not left to the network and the drawing. */
const MAX_MS = 90;
/** The best counts, because the machine may be busy with something else. */
const ROUNDS = 5;
const ADMIN = { username: "admin", password: "bukti-kolom-perintah" };

/** What is typed at the desk, of the words that the made collection has; the field asks at every letter. */
const TYPED = [
  "penulis 10",
  "tim penulis",
  "sari 777",
  "makara kabara 5000",
  "subjek bakasa",
  "penerbit kara 20",
  "kajian bara",
  "b0500",
  "penluis",
  "813 bka",
];
/** The field asks from the second letter on. */
const MIN_LENGTH = 2;

/** What `client/admin/command/useFoundWords.ts` asks. */
const FOUND_WORDS = `query FoundWords($text: String!) {
  books(first: 6, search: $text, withItemCodes: true) {
    nodes { id databaseId slug title publishYear authors { id firstName lastName } }
    pageInfo { hasNextPage }
  }
  students(first: 5, search: $text) {
    nodes { id databaseId name nis className }
    pageInfo { hasNextPage }
  }
}`;

/**
 * How long the desk's one field waits for words at every letter that is typed, by HTTP (`npm run measure:field`).
 * `DATABASE_URL` names a database of another engine than SQLite; what is there already is not made again, and
 * `MEASURE_DIR` keeps SQLite's.
 */
async function measureField(folder: string): Promise<boolean> {
  const url = process.env.DATABASE_URL ?? `sqlite:${join(folder, `${BOOKS}.sqlite`)}`;
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: folder,
    SESSION_SECRET: "rahasia-untuk-pengukuran-0123456789",
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    READ_BUDGET: "10000000",
  };
  await prepare(url, env);
  const server = fork(join(import.meta.dirname, "../limits/serveLibrary.ts"), [], { env });
  try {
    const [{ address = "" }] = (await once(server, "message")) as [FromServer];
    const headers = await logIn(address, ADMIN);
    const questions = [
      ...new Set(
        TYPED.flatMap((text) => Array.from({ length: text.length + 1 - MIN_LENGTH }, (_, at) => text.slice(0, at + 2))),
      ),
    ].filter((text) => !text.endsWith(" "));
    const figures = new Map<string, { best: number; found: number }>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const text of questions) {
        const asked = performance.now();
        const found = await ask(address, headers, text);
        const best = Math.min(figures.get(text)?.best ?? Infinity, performance.now() - asked);
        figures.set(text, { best, found });
      }
    }
    const slowestFirst = [...figures].sort(([, one], [, other]) => other.best - one.best);
    for (const [text, { best, found }] of slowestFirst) {
      console.log(`${best <= MAX_MS ? "✓" : "✗"} ${best.toFixed(1).padStart(7)} ms  ${text} (${found} shown)`);
    }
    const within = slowestFirst.filter(([, { best }]) => best <= MAX_MS).length;
    console.log(`${within} of ${questions.length} questions are answered within ${MAX_MS} ms`);
    return within === questions.length;
  } finally {
    server.disconnect();
    await once(server, "exit");
  }
}

async function prepare(url: string, env: NodeJS.ProcessEnv): Promise<void> {
  const isMade = async () => {
    const database = await openDatabase({ url });
    try {
      return (await new BookService(database).count(visitor, {})) === BOOKS;
    } finally {
      await database.close();
    }
  };
  if (!(await isMade())) {
    await makeLibrary(url, BOOKS);
  }
  const database = await openDatabase({ url });
  try {
    await ensureFirstAdministrator(database, readConfig(env));
    for (let first = await studentsIn(database); first < STUDENTS; first += STUDENTS_PER_WRITE) {
      await database.write({ unaudited: "Pupils that are made for a measurement." }, (tx) =>
        insertStudents(
          tx,
          Array.from({ length: STUDENTS_PER_WRITE }, (_, at) => studentNumber(first + at)),
          new Date(),
        ),
      );
    }
  } finally {
    await database.close();
  }
}

function studentsIn(database: Database): Promise<number> {
  return database.read((reader) => reader.count(sql`FROM students`));
}

function studentNumber(index: number): StudentValues {
  return {
    ...emptyStudent,
    memberKindId: 1,
    nis: String(240_000 + index),
    name: `Siswa Sari ${index}`,
    className: `X ${index % 30}`,
  };
}

async function ask(address: string, headers: Record<string, string>, text: string): Promise<number> {
  const answer = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ query: FOUND_WORDS, variables: { text } }),
  });
  const { data, errors } = (await answer.json()) as {
    data?: { books: { nodes: unknown[] }; students: { nodes: unknown[] } };
    errors?: unknown;
  };
  if (!data) {
    throw new Error(`${text}: ${JSON.stringify(errors)}`);
  }
  return data.books.nodes.length + data.students.nodes.length;
}

const { MEASURE_DIR: kept } = process.env;
const folder = kept ?? mkdtempSync(join(tmpdir(), "aksara-field-"));
mkdirSync(folder, { recursive: true });
try {
  process.exitCode = (await measureField(folder)) ? 0 : 1;
} finally {
  if (kept === undefined) {
    rmSync(folder, { recursive: true });
  }
}
