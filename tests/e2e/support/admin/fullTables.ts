import type { Page } from "playwright-core";

import type { Database } from "../../../../server/platform/database/Database.js";
import { givenNoticeMessage } from "../../../support/circulation/givenNotices.js";
import { givenOverdueLoan } from "../../../support/circulation/overdueLoan.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudent } from "../../../support/people.js";
import { csrfHeader } from "../login.js";
import { changeAsOtherAdmin } from "./adminPage.js";

const TEXTBOOK = "Pendidikan Agama Islam dan Budi Pekerti untuk SMA/MA/SMK/MAK Kelas";
const BIG_SUM = 1_234_500;
const CODES = Array.from({ length: 14 }, (_, index) => `B${String(index + 1).padStart(5, "0")}`);

/** Before the server starts: textbooks that differ at their end, long names, and what is a month late. */
export async function givenLateLibrary(database: Database): Promise<{ username: string }> {
  const admin = await givenAdmin(database);
  const students = [
    { nis: "0062319845", name: "Muhammad Rizky Ramadhan Al-Fatih Nasution", className: "XII MIPA 12" },
    { nis: "240102", name: "Sari Melati", className: "XI IPA 1" },
    { nis: "240103", name: "Budi", className: "X 1" },
  ];
  for (const student of students) await givenStudent(database, student);
  const titles = ["X", "XI", "XII"].map((year) => `${TEXTBOOK} ${year}`);
  await givenBooks(
    database,
    [...titles, "Laskar Pelangi", "Bumi Manusia"].map((title, index) => ({
      title,
      by: [title.startsWith(TEXTBOOK) ? "Rohmat Chozin" : "Pramoedya Ananta Toer"],
      callNumber: title.startsWith(TEXTBOOK) ? "297.071 CHO p" : "899.221 3 TOE b",
      price: BIG_SUM,
      copies: CODES.filter((_, place) => place % 5 === index).map((itemCode) => ({ itemCode })),
    })),
  );
  const late = CODES.slice(0, 6);
  for (const [index, itemCode] of late.entries()) {
    await givenOverdueLoan(database, admin, { nis: index % 2 === 0 ? "0062319845" : "240102", itemCode });
  }
  await givenNoticeMessage(database, { studentId: 1, borrowingId: 1 });
  return { username: admin.username };
}

/** Once it runs: something in every list of the desk, with sums of seven figures. */
export async function fillTables(page: Page): Promise<void> {
  const post = <Data = { id: number }>(path: string, data?: object) =>
    changeAsOtherAdmin<Data>(page, "post", `/api${path}`, data);
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

  for (const itemCode of CODES.slice(0, 2)) await post("/returns", { item_code: itemCode });
  await post("/borrowings/3/lost", { amount: BIG_SUM });
  await post("/students/2/payments", { amount: 500 });
  await post("/fines", {
    student_id: 1,
    charge_reason: "other",
    amount: BIG_SUM,
    reason: "Rak kaca ruang baca pecah saat dipakai belajar kelompok",
  });
  await post("/borrowings", { nis: "240103", item_code: "B00010" });
  // All copies of a title are lent, so that it can be reserved; one comes back and is kept.
  await post("/reservations", { nis: "240102", book_id: 5 });
  await post("/returns", { item_code: "B00005" });
  await post("/reservations", { nis: "0062319845", book_id: 5 });
  await post("/class-sets", { book_id: 4, class_name: "XII MIPA 12", due_at: inAWeek });
  const clear = await post("/students", { nis: "240199", name: "Siti Nurhaliza Putri Wijayakusuma" });
  await post("/clearance-letters", { student_id: clear.id });
  await post("/visits", { nis: "240102", purpose: "reading" });
  await post("/visits", {
    visitor_name: "Hj. Sri Wahyuningsih Kartasasmita",
    institution: "Dinas Pendidikan Kabupaten",
  });
  await post("/e-resources", { label: "Rumah Belajar Kementerian Pendidikan", url: "https://belajar.example" });
  for (const year of ["X", "XI"]) {
    await post("/blogs", {
      title: `Daftar buku pelajaran yang harus dikembalikan kelas ${year}`,
      body: "Sebelum libur.",
    });
  }
  await post("/librarians", { username: "petugas.sore", name: "Ratna Dewi Kusumawardhani", role: "staff" });
  await post("/tokens", { name: "Papan pengumuman", scope: "read" });
  await post("/loan-rules", { member_kind_id: 2, loan_days: 14 });
  const bin = await post("/books", { title: `${TEXTBOOK} XII Edisi Lama` });
  await changeAsOtherAdmin(page, "delete", `/api/books/${bin.id}`);

  const rows = (line: (year: string) => string) => ["X", "XI", "XII"].map(line).join("\n");
  await upload(
    page,
    "/api/books/imports",
    `judul;pengarang\nSaman;Ayu Utami\n${rows((year) => `${TEXTBOOK} ${year} Revisi;Chozin`)}\n;`,
  );
  await upload(page, "/api/students/imports", `nis,nama,kelas\n${rows((year) => `25${year},Siswa ${year},${year} 1`)}`);
}

async function upload(page: Page, path: string, text: string): Promise<void> {
  const headers = await csrfHeader(page);
  const file = { name: "daftar.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  const response = await page.request.post(path, { headers, multipart: { file } });
  const { data } = (await response.json()) as { data: { id: number } };
  await page.request.post(`${path}/${data.id}/preview`, { headers });
}
