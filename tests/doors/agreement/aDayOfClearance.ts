import type { Step } from "./steps.js";

const issue = { operation: "issueClearanceLetter", method: "POST" as const, path: "/clearance-letters" };
const issueMany = {
  operation: "bulkIssueClearanceLetters",
  method: "POST" as const,
  path: "/clearance-letters/bulk-issue",
};
const revoke = {
  operation: "revokeClearanceLetter",
  method: "POST" as const,
  path: "/clearance-letters/{id}/revoke",
};

/** Letters for who leaves. The first student owes something, and one of this class is new. */
export const aDayOfClearance: readonly Step[] = [
  {
    operation: "createStudent",
    title: "one who leaves with nothing open",
    method: "POST",
    path: "/students",
    body: { nis: "2023009", name: "Wulan", class_name: "XII BEBAS" },
    expected: 200,
  },
  { ...issueMany, title: "of a class", body: { class_name: "xii bebas" }, expected: 200 },
  { ...issueMany, title: "of a class that nobody is in", body: { class_name: "XIII" }, expected: 422 },
  { ...issueMany, title: "of nobody", body: {}, expected: 422 },
  { ...issueMany, title: "of who owes something", body: { student_ids: [1] }, expected: 200 },
  { ...issue, title: "of who owes something", body: { student_id: 1 }, expected: 422 },
  { ...issue, title: "of a student whom nobody knows", body: { student_id: 999 }, expected: 404 },
  {
    ...revoke,
    title: "with its reason",
    subject: ["ClearanceLetter", 1],
    body: { reason: "Salah orang" },
    expected: 200,
  },
  { ...revoke, title: "it again", subject: ["ClearanceLetter", 1], body: { reason: "Lagi" }, expected: 409 },
  { ...revoke, title: "without a reason", subject: ["ClearanceLetter", 1], body: { reason: " " }, expected: 422 },
  { ...revoke, title: "what nobody knows", subject: ["ClearanceLetter", 999], body: { reason: "x" }, expected: 404 },
  { ...issueMany, title: "of a class once more", body: { class_name: "XII BEBAS" }, expected: 200 },
];
