import { openingText, openUntilText } from "../../../client/format/openingText";

const today = "2026-11-21";

test.each([
  [
    "open, and closing today",
    { isOpen: true, today, changesAt: "2026-11-21T08:00:00Z" },
    "Buka sekarang · tutup pukul 15.00",
  ],
  ["closed over noon", { isOpen: false, today, changesAt: "2026-11-21T06:00:00Z" }, "Tutup · buka pukul 13.00"],
  [
    "closed until Monday",
    { isOpen: false, today, changesAt: "2026-11-23T00:00:00Z" },
    "Tutup · buka Senin pukul 07.00",
  ],
  [
    "closed until the same weekday of next week",
    { isOpen: false, today, changesAt: "2026-11-28T00:30:00Z" },
    "Tutup · buka Sabtu, 28 November 2026, pukul 07.30",
  ],
  [
    "open on a day whose weekday has no hours",
    { isOpen: false, today, changesAt: "2026-11-23T00:00:00Z", openDayName: "Sabtu ujian" },
    "Hari ini buka khusus: Sabtu ujian",
  ],
  ["closed for weeks", { isOpen: false, today, changesAt: null }, "Tutup"],
])("%s", (_what, opening, words) => {
  expect(openingText(opening, "Asia/Jakarta")).toBe(words);
});

test("hours are those of the library's clock, wherever the reader is", () => {
  const opening = { isOpen: false, today, changesAt: "2026-11-22T23:00:00Z" };
  expect(openingText(opening, "Asia/Jayapura")).toBe("Tutup · buka Senin pukul 08.00");
  expect(openingText(opening, "America/New_York")).toBe("Tutup · buka Minggu pukul 18.00");
});

test.each([
  ["until it closes today", { isOpen: true, today, changesAt: "2026-11-21T08:00:00Z" }, "Buka sampai 15.00"],
  ["or when it opens", { isOpen: false, today, changesAt: "2026-11-23T00:00:00Z" }, "Tutup · buka Senin pukul 07.00"],
  ["or that it never closes", { isOpen: true, today, changesAt: null }, "Buka sekarang"],
  [
    "or why it is open",
    { isOpen: true, today, changesAt: "2026-11-21T08:00:00Z", openDayName: "Sabtu ujian" },
    "Hari ini buka khusus: Sabtu ujian",
  ],
])("the door says %s", (_what, opening, words) => {
  expect(openUntilText(opening, "Asia/Jakarta")).toBe(words);
});
