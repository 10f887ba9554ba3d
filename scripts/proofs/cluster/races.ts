import { randomUUID } from "node:crypto";

import type { RowDataPacket } from "mysql2/promise";

import { type HttpAnswer, Client } from "./Client.js";
import type { GaleraNode } from "./galera.js";

/** What a race has to be about, as the table prints it. */
export interface Outcome {
  readonly race: string;
  readonly rounds: number;
  readonly asked: number;
  readonly statuses: string;
  /** What was not as it must be, one line each. */
  readonly wrong: readonly string[];
}

export interface Racers {
  /** The administrator in a browser, for what no program may do. */
  readonly admin: Client;
  /** An administrator's program, through the proxy. */
  readonly desk: Client;
  /** One that is read after every race. */
  readonly node: GaleraNode;
}

interface Count extends RowDataPacket {
  readonly count: number;
}

const ROUNDS = 5;
const AT_ONCE = 10;
const FINE = 5_000;
const PAYMENT = 2_000;
/** As the library's settings say for a new library. */
const MOST_LOANS = 3;
const MOST_LISTS = 50;
const MOST_SESSIONS = 10;

let serial = 0;
/** No two races are about the same. */
const fresh = (word: string) => `${word} ${(serial += 1)}`;

/** Each of them many times at once, through both instances; then the database is asked who has won. */
export const races: readonly ((racers: Racers) => Promise<Outcome>)[] = [
  lastCopy,
  limitOfOne,
  sameKey,
  reservations,
  returns,
  payments,
  itemCodes,
  activationCodes,
  slugsOfBooks,
  slugsOfPosts,
  classSets,
  imports,
  readingLists,
  sessions,
];

async function lastCopy({ desk, node }: Racers): Promise<Outcome> {
  return repeat("last copy, lent to ten at once", async (round) => {
    const { code } = await givenBook(desk, 1);
    const students = await givenStudents(desk, AT_ONCE);
    const answers = await atOnce(students, (nis) => desk.ask("POST", "/borrowings", { nis, item_code: code() }));
    round.saw(answers);
    round.mustBe("loans answered", 1, won(answers));
    round.mustBe("open loans", 1, await countOf(node, loansOf(code())));
  });
}

async function limitOfOne({ desk, node }: Racers): Promise<Outcome> {
  return repeat("ten copies at once to a student who may have three", async (round) => {
    // Of different books, since a second copy of one is asked about.
    const books = await Promise.all(numbers(AT_ONCE).map(() => givenBook(desk, 1)));
    const codes = books.map(({ code }) => code());
    const [nis = ""] = await givenStudents(desk, 1);
    const answers = await atOnce(codes, (code) => desk.ask("POST", "/borrowings", { nis, item_code: code }));
    round.saw(answers);
    round.mustBe("loans answered", MOST_LOANS, won(answers));
    const loans = `borrowings JOIN students ON students.id = student_id WHERE nis = '${nis}'`;
    round.mustBe("open loans", MOST_LOANS, await countOf(node, loans));
  });
}

async function sameKey({ desk, node }: Racers): Promise<Outcome> {
  return repeat("one scan sent ten times with one key", async (round) => {
    const { code } = await givenBook(desk, 1);
    const [nis] = await givenStudents(desk, 1);
    const scan = { nis, item_code: code(), idempotency_key: randomUUID() };
    const answers = await atOnce(numbers(AT_ONCE), () => desk.ask("POST", "/borrowings", scan));
    round.saw(answers);
    round.mustBe("answers of success", AT_ONCE, won(answers));
    round.mustBe("loans named", 1, new Set(answers.map(idOf)).size);
    round.mustBe("loans", 1, await countOf(node, loansOf(code())));
  });
}

async function reservations({ desk, node }: Racers): Promise<Outcome> {
  return repeat("ten reserve one title at once, each twice", async (round) => {
    const { id, code } = await givenBook(desk, 1);
    const [reader] = await givenStudents(desk, 1);
    await desk.one("POST", "/borrowings", { nis: reader, item_code: code() });
    const students = await givenStudents(desk, AT_ONCE);
    const answers = await atOnce([...students, ...students], (nis) =>
      desk.ask("POST", "/reservations", { book_id: id, nis }),
    );
    round.saw(answers);
    round.mustBe("reservations answered", AT_ONCE, won(answers));
    const queue = `reservations WHERE open_book_id = ${id} AND status = 'waiting'`;
    round.mustBe("waiting", AT_ONCE, await countOf(node, queue));
    const queued = await desk.list(`/reservations?book_id=${id}&per_page=50`);
    round.mustBe("places", AT_ONCE, new Set(queued.map(({ position }) => position)).size);
  });
}

async function returns({ desk, node }: Racers): Promise<Outcome> {
  return repeat("a copy that five wait for, returned ten times at once", async (round) => {
    const { id, code } = await givenBook(desk, 1);
    const [reader, ...waiting] = await givenStudents(desk, 6);
    await desk.one("POST", "/borrowings", { nis: reader, item_code: code() });
    for (const nis of waiting) await desk.one("POST", "/reservations", { book_id: id, nis });
    const answers = await atOnce(numbers(AT_ONCE), () => desk.ask("POST", "/returns", { item_code: code() }));
    round.saw(answers);
    round.mustBe("kept for", 1, await countOf(node, `reservations WHERE open_book_id = ${id} AND status = 'ready'`));
    round.mustBe("waiting", 4, await countOf(node, `reservations WHERE open_book_id = ${id} AND status = 'waiting'`));
    round.mustBe("open loans", 0, await countOf(node, `${loansOf(code())} AND returned_at IS NULL`));
  });
}

async function payments({ desk, node }: Racers): Promise<Outcome> {
  return repeat("ten payments of 2,000 at once for a fine of 5,000", async (round) => {
    const [nis] = await givenStudents(desk, 1);
    const { code } = await givenBook(desk, 1);
    const { id: loan, student } = await desk.one("POST", "/borrowings", { nis, item_code: code() });
    const studentId = (student as { readonly id: number }).id;
    const charge = { charge_reason: "damaged", amount: FINE, reason: "Sampul sobek" };
    const { id } = await desk.one("POST", "/fines", { student_id: studentId, borrowing_id: loan, ...charge });
    const answers = await atOnce(numbers(AT_ONCE), () =>
      desk.ask("POST", `/fines/${id}/payments`, { amount: PAYMENT }),
    );
    round.saw(answers);
    const most = Math.floor(FINE / PAYMENT);
    round.mustBe("payments answered", most, won(answers));
    const paid = `ledger_entries WHERE settles_id = ${id} AND kind = 'payment'`;
    round.mustBe("payments", most, await countOf(node, paid));
    const { paid_amount: sum, open_amount: open } = await desk.one("GET", `/fines/${id}`);
    round.mustBe("paid", most * PAYMENT, sum);
    round.mustBe("open", FINE - most * PAYMENT, open);
  });
}

async function itemCodes({ desk, node }: Racers): Promise<Outcome> {
  return repeat("ten copies added at once without codes", async (round) => {
    const { id } = await givenBook(desk, 1);
    const answers = await atOnce(numbers(AT_ONCE), () => desk.ask("POST", `/books/${id}/copies`, { count: 1 }));
    round.saw(answers);
    round.mustBe("copies answered", AT_ONCE, won(answers));
    round.mustBe("copies", AT_ONCE + 1, await countOf(node, `copies WHERE book_id = ${id}`));
    round.mustBe("codes", AT_ONCE + 1, await countOf(node, `copies WHERE book_id = ${id}`, "DISTINCT item_code"));
  });
}

async function activationCodes({ admin, desk, node }: Racers): Promise<Outcome> {
  return repeat("codes for one class printed four times at once", async (round) => {
    const className = fresh("X");
    await givenStudents(desk, 5, className);
    const answers = await atOnce(numbers(4), () =>
      admin.ask("POST", "/students/activation-codes", { class_name: className }),
    );
    round.saw(answers);
    const codes = `activation_codes JOIN students ON students.id = student_id WHERE class_name = '${className}'`;
    round.mustBe("codes", 5, await countOf(node, codes));
  });
}

async function slugsOfBooks(racers: Racers): Promise<Outcome> {
  return slugs(racers, "ten books of one title at once", { path: "/books", table: "books", more: { copies: 1 } });
}

async function slugsOfPosts(racers: Racers): Promise<Outcome> {
  const more = { body: "Perpustakaan buka.", status: "published" };
  return slugs(racers, "ten posts of one title at once", { path: "/blogs", table: "blog_posts", more });
}

interface Titled {
  readonly path: string;
  readonly table: string;
  /** What is sent besides the title. */
  readonly more: object;
}

function slugs({ desk, node }: Racers, what: string, { path, table, more }: Titled): Promise<Outcome> {
  return repeat(what, async (round) => {
    const title = fresh("Judul Sama");
    const answers = await atOnce(numbers(AT_ONCE), () => desk.ask("POST", path, { title, ...more }));
    round.saw(answers);
    round.mustBe("answered", AT_ONCE, won(answers));
    round.mustBe("slugs", AT_ONCE, await countOf(node, `${table} WHERE title = '${title}'`, "DISTINCT slug"));
  });
}

async function classSets({ desk, node }: Racers): Promise<Outcome> {
  return repeat("ten copies scanned at once for a class of eight", async (round) => {
    const className = fresh("XI");
    await givenStudents(desk, 8, className);
    const { id: book, code } = await givenBook(desk, AT_ONCE);
    const { id } = await desk.one("POST", "/class-sets", { book_id: book, class_name: className, due_at: inDays(7) });
    const answers = await atOnce(numbers(AT_ONCE), (place) =>
      desk.ask("POST", `/class-sets/${id}/borrowings`, { item_code: code(place) }),
    );
    round.saw(answers);
    round.mustBe("loans answered", 8, won(answers));
    const lent = `borrowings WHERE class_set_id = ${id}`;
    round.mustBe("students", 8, await countOf(node, lent, "DISTINCT student_id"));
    round.mustBe("loans", 8, await countOf(node, lent));
  });
}

async function imports({ desk, node }: Racers): Promise<Outcome> {
  return repeat("two imports begun at once", async (round) => {
    const titles = [fresh("Impor"), fresh("Impor")];
    const answers = await atOnce(titles, (title) => {
      const rows = numbers(50).map((row) => `${title} nomor ${row},Penulis ${row}`);
      return desk.ask("POST", "/books/import-csv", new Blob([["title,author", ...rows].join("\n")]));
    });
    round.saw(answers);
    const isFair = answers.every(({ status }) => status === 201 || status === 409) && won(answers) > 0;
    round.mustBe("one or both in turn", true, isFair);
    const books = await countOf(node, `books WHERE title LIKE '${titles[0]} %' OR title LIKE '${titles[1]} %'`);
    round.mustBe("books", won(answers) * 50, books);
  });
}

async function readingLists({ admin, node }: Racers): Promise<Outcome> {
  return repeat("one list too many, made ten times at once", async (round) => {
    const own = "reading_lists WHERE kind = 'own'";
    for (let has = await countOf(node, own); has < MOST_LISTS - 1; has += 1) {
      await admin.one("POST", "/reading-lists", { name: fresh("Daftar") });
    }
    const answers = await atOnce(numbers(AT_ONCE), (place) =>
      admin.ask("POST", "/reading-lists", { name: `Terakhir ${place}` }),
    );
    round.saw(answers);
    round.mustBe("lists answered", 1, won(answers));
    round.mustBe("lists", MOST_LISTS, await countOf(node, own));
    const last = answers.find(({ status }) => status === 201);
    await admin.ask("DELETE", `/reading-lists/${String(last && idOf(last))}`);
  });
}

async function sessions({ admin, desk, node }: Racers): Promise<Outcome> {
  return repeat("twice eight log in at once to an account of ten sessions", async (round) => {
    const username = fresh("staf").replace(" ", "");
    const made = await admin.ask("POST", "/librarians", { username, name: "Budi", role: "staff" });
    const { password } = made.body;
    const visitor = new Client(desk.address);
    for (let waves = 0; waves < 2; waves += 1) {
      // More at once would look like somebody who guesses.
      const answers = await atOnce(numbers(8), () => visitor.ask("POST", "/auth/login", { username, password }));
      round.saw(answers);
      round.mustBe("logins", 8, won(answers));
    }
    round.mustBe("sessions", MOST_SESSIONS, await countOf(node, `sessions WHERE user_id = ${String(idOf(made))}`));
  });
}

class Round {
  asked = 0;
  readonly statuses = new Map<number, number>();
  readonly wrong: string[] = [];

  saw(answers: readonly HttpAnswer[]): void {
    this.asked += answers.length;
    for (const { status } of answers) this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  mustBe(what: string, expected: unknown, found: unknown): void {
    if (found !== expected) this.wrong.push(`${what}: ${String(found)} instead of ${String(expected)}`);
  }
}

async function repeat(race: string, once: (round: Round) => Promise<void>): Promise<Outcome> {
  const round = new Round();
  for (let rounds = 0; rounds < ROUNDS; rounds += 1) await once(round);
  const { asked, statuses, wrong } = round;
  return { race, rounds: ROUNDS, asked, statuses: counted(statuses), wrong };
}

/** `201 × 5, 409 × 45`. */
export function counted(statuses: ReadonlyMap<number | string, number>): string {
  return [...statuses]
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([status, count]) => `${status} × ${count}`)
    .join(", ");
}

export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}

function atOnce<Item>(items: readonly Item[], ask: (item: Item) => Promise<HttpAnswer>): Promise<HttpAnswer[]> {
  return Promise.all(items.map(ask));
}

function won(answers: readonly HttpAnswer[]): number {
  return answers.filter(({ status }) => status === 200 || status === 201).length;
}

export async function countOf(node: GaleraNode, from: string, what = "*"): Promise<number> {
  const [row] = await node.query<Count>(`SELECT COUNT(${what}) AS count FROM ${from}`);
  return Number(row?.count);
}

function idOf({ body: { data } }: HttpAnswer): unknown {
  return data && "id" in data ? data.id : null;
}

function loansOf(code: string): string {
  return `borrowings JOIN copies ON copies.id = copy_id WHERE item_code = '${code}'`;
}

/** A book with copies, whose codes are known by their place. */
export async function givenBook(desk: Client, copies: number) {
  const title = fresh("Buku");
  const { id = 0 } = await desk.one("POST", "/books", { title, copies });
  const listed = await desk.list(`/books/${id}/copies?per_page=100`);
  const codes = listed.map(({ item_code: code }) => String(code));
  if (codes.length !== copies) throw new Error(`${title} has ${codes.length} copies instead of ${copies}`);
  return { id, code: (place = 0) => codes[place] ?? "" };
}

/** Their NIS. */
export async function givenStudents(
  desk: Client,
  count: number,
  className = "XI IPA 1",
  isReachable = false,
): Promise<string[]> {
  const nises = numbers(count).map(() => `24${String((serial += 1)).padStart(5, "0")}`);
  for (const nis of nises) {
    const email = isReachable ? { email: `${nis}@sekolah.example` } : {};
    await desk.one("POST", "/students", { nis, name: `Siswa ${nis}`, class_name: className, ...email });
  }
  return nises;
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
