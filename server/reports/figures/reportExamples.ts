import { exampleKind } from "../../students/memberKinds/memberKindPresenter.js";
/** One library's November, for the documentation of REST. */
const range = { from: "2026-07-01", to: "2027-06-30", counted_to: "2026-11-21" };
const loanTotals = { loans: 84, set_loans: 12, renewals: 9 };
const loans = {
  ...loanTotals,
  borrowers: 40,
  occasions: 60,
  per_month: [{ month: "2026-11", ...loanTotals }],
};
const fineTotals = { charged: 15_000, paid: 9_000, refunded: 0, waived: 2_000, replaced: 0 };
const fines = {
  ...fineTotals,
  open: 4_000,
  charged_per_reason: [{ reason: "late" as const, charged: 15_000 }],
  per_month: [{ month: "2026-11", ...fineTotals }],
};
const acquired = { titles: 10, copies: 25, value: 1_250_000, unpriced_copies: 2 };

export const loanExample = {
  ...range,
  ...loans,
  per_class: [{ member_kind: exampleKind, class_name: "X IPA 1", loans: 30, borrowers: 15 }],
  per_division: [{ code: "800", name: "Kesusastraan", loans: 50 }],
  top_titles: [{ id: 12, title: "Laskar Pelangi", slug: "laskar-pelangi", loans: 19 }],
};
export const topMembersExample = {
  ...range,
  borrowers: [{ student_id: 1, name: "Rani Puspita", nis: "2024001", class_name: "XI IPA 1", count: 9 }],
  visitors: [{ student_id: 1, name: "Rani Puspita", nis: "2024001", class_name: "XI IPA 1", count: 21 }],
};
export const inHouseExample = {
  ...range,
  uses: 64,
  titles: 31,
  per_day: [{ day: "2026-11-21", uses: 14 }],
  per_month: [{ month: "2026-11", uses: 64 }],
  per_division: [{ code: "800", name: "Kesusastraan", uses: 40 }],
  per_category: [{ category: "Majalah", uses: 22 }],
  top_titles: [{ id: 12, title: "Laskar Pelangi", slug: "laskar-pelangi", uses: 9 }],
};
export const fineExample = { ...range, ...fines };
export const acquisitionExample = {
  ...range,
  ...acquired,
  undated_copies: 3,
  per_month: [{ month: "2026-11", ...acquired }],
  per_source: [{ source: "BOS", ...acquired }],
};
export const accreditationExample = {
  ...range,
  today: "2026-11-21",
  open_days: 100,
  months: 5,
  opening_hours_per_week: 38.5,
  collection: {
    titles: 1_000,
    copies: 2_400,
    per_division: [{ code: "800", name: "Kesusastraan", titles: 300, copies: 700 }],
    per_group: [{ group: "fiction" as const, titles: 300, copies: 700 }],
    nonfiction_percent: 70,
    ebooks: 12,
    titles_per_class: 50,
    lendable_copies: 2_100,
    lost_copies: 4,
    damaged_copies: 7,
    withdrawn_copies: 30,
  },
  members: {
    members: 620,
    per_kind: [{ member_kind: exampleKind, members: 590 }],
    per_class: [{ class_name: "X IPA 1", members: 32 }],
    pupils: 600,
    member_percent: 98.3,
    classes: 20,
  },
  acquisitions: { ...acquired, undated_copies: 3, titles_percent: 1, copies_percent: 1.04 },
  visits: { visits: 900, people: 1_200, students: 880, guests: 10, classes: 310, per_open_day: 12, per_pupil: 2.03 },
  loans: {
    ...loans,
    per_open_day: 0.84,
    per_member_and_month: 0.03,
    borrowers_percent: 6.5,
    per_occasion: 1.4,
    turnover: 0.04,
    per_quarter: [{ quarter: "2026-Q4", loans: 84, borrowers: 40, books_per_borrower: 2.1 }],
    never_borrowed: 930,
    overdue: 5,
  },
  fines,
  targets: [
    {
      figure: "titles" as const,
      value: 1_000,
      at_least: 3_500,
      at_most: null,
      from_classes: 19,
      basis: "Instrumen akreditasi 2/2022",
      is_reached: false,
      target: "Target 3.500 judul",
      state: "Kurang 2.500 judul",
    },
  ],
  missing: [
    {
      kind: "acquisition_day" as const,
      count: 3,
      figures: ["new_titles" as const, "new_copies" as const],
      text: "3 eksemplar belum punya tanggal perolehan, jadi tidak ikut dihitung.",
    },
  ],
};
export const lateLoanExample = {
  id: 9,
  student: { id: 3, nis: "240101", name: "Siti Aminah" },
  class_name: "X IPA 1",
  copy: { id: 41, item_code: "B00041" },
  book: { id: 12, title: "Laskar Pelangi", slug: "laskar-pelangi" },
  borrowed_at: "2026-11-02T02:10:00.000Z",
  due_at: "2026-11-09",
  returned_at: null,
  status: "overdue" as const,
  class_set_id: null,
  held: null,
  renewal_count: 0,
  most_renewals: 2,
  lost_price: 75_000,
  overdue_days: 9,
  days_left: -12,
  fine: 4_500,
  phone: "081234567890",
  email: null,
};
