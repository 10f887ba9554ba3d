import { noticeChat, type NoticeFacts, noticeMail } from "../../../../server/circulation/notices/noticeText.js";

const LATE: NoticeFacts = {
  kind: "overdue",
  bookTitle: "Laskar Pelangi",
  dueAt: "2026-11-09",
  overdueDays: 3,
  fine: 1_500,
};
const writer = { name: "Perpustakaan Aksara", noticeTexts: [] };
const letter = { studentName: "Rina", profileUrl: null };
const readyBook: NoticeFacts = { ...LATE, kind: "ready", bookTitle: "Bumi" };

describe("An e-mail to a student", () => {
  it("names a fine only where there is one", () => {
    const textOf = (fine: number) => noticeMail(writer, { ...letter, notices: [{ ...LATE, fine }] }).text;

    expect(textOf(1)).toContain("terlambat 3 hari, denda sampai hari ini Rp1. Mohon segera dikembalikan.");
    expect(textOf(0)).toContain("terlambat 3 hari. Mohon segera dikembalikan.");
  });

  it("asks whoever has just returned a book not to mind, and nobody else", () => {
    const textOf = (...notices: NoticeFacts[]) => noticeMail(writer, { ...letter, notices }).text;

    expect(textOf(LATE)).toContain("abaikan email ini");
    expect(textOf(readyBook, { ...LATE, kind: "due_soon" })).toContain("abaikan email ini");
    for (const kind of ["ready", "expired", "lost"] as const) {
      expect(textOf({ ...LATE, kind })).not.toContain("abaikan");
    }
  });

  it("leads to the student's own page where the library has an address", () => {
    const profileUrl = "https://perpus.sekolah.example/user-info";

    expect(noticeMail(writer, { ...letter, notices: [LATE], profileUrl }).text).toContain(
      `Peminjaman Anda: ${profileUrl}\n`,
    );
    expect(noticeMail(writer, { ...letter, notices: [LATE] }).text).not.toContain("Peminjaman Anda");
  });

  it("is headed by what it is about, or by lending where that is several things", () => {
    const subjectOf = (...notices: NoticeFacts[]) => noticeMail(writer, { ...letter, notices }).subject;

    expect(subjectOf(LATE)).toBe("Buku terlambat dikembalikan - Perpustakaan Aksara");
    expect(subjectOf(LATE, { ...LATE, bookTitle: "Bumi" })).toBe("Buku terlambat dikembalikan - Perpustakaan Aksara");
    expect(subjectOf(LATE, readyBook)).toBe("Pemberitahuan peminjaman - Perpustakaan Aksara");
  });
});

it("A chat says in one paragraph what the e-mail lists", () => {
  expect(noticeChat(writer, { ...letter, notices: [LATE, readyBook] })).toBe(
    "Halo Rina, kami dari Perpustakaan Aksara. Buku “Laskar Pelangi” jatuh tempo 9 November 2026 dan terlambat 3 hari, " +
      "denda sampai hari ini Rp1.500. Mohon segera dikembalikan. Buku “Bumi” siap diambil dan disimpan sampai " +
      "9 November 2026. Terima kasih.",
  );
});

it("A library says it in its own words, by e-mail and in a chat, and leaves the others as they are", () => {
  const own = {
    ...writer,
    noticeTexts: [{ kind: "overdue" as const, text: "{nama}, kembalikan {judul}[ ({denda})]." }],
  };
  const notices = [{ ...LATE, fine: 0 }, LATE, readyBook];

  expect(noticeChat(own, { ...letter, notices })).toBe(
    "Halo Rina, kami dari Perpustakaan Aksara. Rina, kembalikan Laskar Pelangi. " +
      "Rina, kembalikan Laskar Pelangi (Rp1.500). Buku “Bumi” siap diambil dan disimpan sampai 9 November 2026. " +
      "Terima kasih.",
  );
  expect(noticeMail(own, { ...letter, notices }).text).toContain("- Rina, kembalikan Laskar Pelangi (Rp1.500).\n");
});
