import { differingValues } from "../../../client/admin/form/useRevisedForm";
import { type SettingsValues, toInput } from "../../../client/settings/form/settingsValues";
import { toTime } from "../../../client/format/timeOfDay";
import { daysOf, rangeText, toRanges, withHolidays } from "../../../client/settings/holidays/holidayRanges";

const values: SettingsValues = {
  name: "Perpustakaan Aksara",
  aboutText: "Tempat membaca.",
  address: "",
  phone: "",
  email: "",
  mapUrl: "",
  parentOrganisation: "",
  libraryNumber: "",
  letterCity: "",
  signatories: [
    { position: "Kepala Perpustakaan", name: "", nip: "" },
    { position: "", name: "", nip: "" },
  ],
  cardTone: "INDIGO",
  noticeKinds: [],
  noticeTexts: {
    DUE_SOON: "a {judul}",
    OVERDUE: "b {judul}",
    READY: "c {judul}",
    EXPIRED: "d",
    LOST: "e",
    SUGGESTION: "f",
    GUARDIAN_LETTER: "g",
  },
  noticeSender: "",
  openingHours: [{ weekday: "MONDAY", hours: [{ opens: "07:00", closes: "15:00" }] }],
  holidays: [{ date: "2026-12-25", name: "Natal" }],
  openDays: [],
  loanDays: "7",
  mostLoans: "3",
  mostRenewals: "2",
  finePerDay: "500",
  fineDays: "OPEN",
  graceDays: "0",
  suspendDaysPerDay: "0",
  anonymiseAfterMonths: "",
  studentsMayClearHistory: false,
  showsOftenSearched: true,
  hiddenSearches: "",
  requiresSecondFactor: false,
  inventoryPattern: "",
  inventoryRestartsYearly: true,
  maxCoverMb: "",
  maxDocumentMb: "",
  maxImportMb: "",
  maxPhotoMb: "",
  maxPictureMb: "",
  graceCharged: true,
  fineCap: "",
  capAtPrice: false,
  debtLimit: "",
  limitStrictness: "CONFIRM",
  overdueStrictness: "CONFIRM",
  defaultPrice: "50000",
  closedWeekdays: ["SATURDAY", "SUNDAY"],
};

test("only what has changed is sent, with the state that it was made upon", () => {
  const changed = { ...values, phone: "021", cardTone: "TEAL" as const };
  expect(differingValues(values, changed)).toEqual(["phone", "cardTone"]);
  expect(toInput({ values, revision: 7 }, changed)).toEqual({ phone: "021", cardTone: "TEAL", expectedRevision: 7 });
});

test("the rules of lending are sent as numbers, an emptied one as none", () => {
  const changed = { ...values, loanDays: "14", graceDays: "", closedWeekdays: ["SUNDAY" as const] };
  expect(toInput({ values, revision: 2 }, changed)).toEqual({
    loanDays: 14,
    graceDays: null,
    closedWeekdays: ["SUNDAY"],
    expectedRevision: 2,
  });
});

test("what is not to be shown as often searched is sent line by line", () => {
  const changed = { ...values, hiddenSearches: "Budi Santoso\n \nFilsafat" };
  expect(toInput({ values, revision: 2 }, changed)).toEqual({
    hiddenSearches: ["Budi Santoso", "Filsafat"],
    expectedRevision: 2,
  });
});

test("who has seen it is sent where anything of them is given, who signs always", () => {
  const [signs] = values.signatories;
  const named = { ...signs, name: "Siti Rahayu, S.Pd." };
  const nobody = { position: " ", name: "", nip: "" };
  const headmaster = { position: "", name: "Drs. Budi", nip: "" };
  const sentOf = (signatories: SettingsValues["signatories"]) =>
    toInput({ values, revision: 1 }, { ...values, signatories }).signatories;

  expect(sentOf([named, nobody])).toEqual([named]);
  expect(sentOf([named, headmaster])).toEqual([named, headmaster]);
  expect(sentOf([nobody, headmaster])).toEqual([nobody, headmaster]);
});

test("all texts of notices are sent in their order, by which the server names one that is wrong", () => {
  const changed = { ...values, noticeTexts: { ...values.noticeTexts, READY: "" } };
  expect(toInput({ values, revision: 1 }, changed)).toEqual({
    noticeTexts: [
      { kind: "DUE_SOON", text: "a {judul}" },
      { kind: "OVERDUE", text: "b {judul}" },
      { kind: "READY", text: "" },
      { kind: "EXPIRED", text: "d" },
      { kind: "LOST", text: "e" },
      { kind: "SUGGESTION", text: "f" },
      { kind: "GUARDIAN_LETTER", text: "g" },
    ],
    expectedRevision: 1,
  });
});

test("hours are sent as times, also those that the cursor is still in", () => {
  const openingHours = [{ weekday: "MONDAY" as const, hours: [{ opens: "6.30", closes: "sore" }] }];
  expect(toInput({ values, revision: 1 }, { ...values, openingHours })).toEqual({
    openingHours: [{ weekday: "MONDAY", hours: [{ opens: "06:30", closes: "sore" }] }],
    expectedRevision: 1,
  });
});

test.each([
  ["7", "07:00"],
  ["7.30", "07:30"],
  ["07:05", "07:05"],
  ["0730", "07:30"],
  [" 23,15 ", "23:15"],
  ["24.00", "24.00"],
  ["7.60", "7.60"],
  ["", ""],
])("%j is the time %j", (typed, time) => expect(toTime(typed)).toBe(time));

test("days one after another with one name are one line, and other names or gaps begin another", () => {
  const ranges = toRanges([
    { date: "2026-12-24", name: "Libur semester" },
    { date: "2026-12-25", name: "Natal" },
    ...daysOf({ name: "Libur semester", from: "2026-12-26", until: "2027-01-02" }, 100),
    { date: "2027-01-04", name: "Libur semester" },
  ]);
  expect(ranges.map((range) => [rangeText(range), range.name])).toEqual([
    ["Kamis, 24 Desember 2026", "Libur semester"],
    ["Jumat, 25 Desember 2026", "Natal"],
    ["26 Des 2026 – 2 Jan 2027", "Libur semester"],
    ["Senin, 4 Januari 2027", "Libur semester"],
  ]);
  expect(rangeText({ name: "", from: "2026-03-21", until: "2026-03-22" })).toBe("21–22 Mar 2026");
  expect(rangeText({ name: "", from: "2026-03-31", until: "2026-04-01" })).toBe("31 Mar 2026 – 1 Apr 2026");
});

test("added days stand in order, and a day that is there keeps its name", () => {
  expect(
    withHolidays(values.holidays, [
      { date: "2026-12-25", name: "Kelahiran Yesus Kristus" },
      { date: "2026-08-17", name: "Kemerdekaan" },
    ]),
  ).toEqual([
    { date: "2026-08-17", name: "Kemerdekaan" },
    { date: "2026-12-25", name: "Natal" },
  ]);
  expect(daysOf({ name: "Terbalik", from: "2026-12-02", until: "2026-12-01" }, 100)).toEqual([]);
});
