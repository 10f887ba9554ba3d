import { recordLabels } from "../../../client/admin/history/recordLabels";
import { actionWords, shownChanges } from "../../../client/audit/activityText";
import { auditedReads, auditTable } from "../../doors/audit/auditTable";

const audited = [...Object.values(auditTable), ...Object.values(auditedReads), "borrowing.refuse"];
const actions = [...new Set(audited.filter((action) => typeof action === "string"))];

test.each(actions)("%s is told in Indonesian, its record and what was done to it", (action) => {
  const [recordType = "", verb = ""] = action.split(".");
  expect(recordLabels).toHaveProperty(recordType);
  expect(actionWords({ action, recordType }).verb).not.toBe(verb);
});

test("the purpose of a visit is told by the word that people know, and what has none as it is", () => {
  expect(shownChanges([{ name: "purpose", before: "reading", after: "internet" }])).toEqual([
    { name: "purpose", label: "Keperluan", before: "Membaca", after: "Internet" },
  ]);
  expect(shownChanges([{ name: "purpose", before: null, after: "menari" }])[0]?.after).toBe("menari");
});

test("what is true or false is told by words, and a title that is one of them as it is", () => {
  expect(
    shownChanges([
      { name: "active", before: "true", after: "false" },
      { name: "title", before: null, after: "true" },
    ]).map(({ before, after }) => [before, after]),
  ).toEqual([
    ["Ya", "Tidak"],
    [null, "true"],
  ]);
});

test("what was confirmed and what waits are told in words", () => {
  const changes = [
    { name: "confirmed", after: '["limit","has_overdue"]' },
    { name: "heldChecks", after: '["returned"]' },
  ];
  expect(shownChanges(changes).map(({ label, after }) => [label, after])).toEqual([
    ["Pengecualian", "Melebihi batas pinjam, Masih punya buku terlambat"],
    ["Menunggu persetujuan", "Tanggal dikembalikan"],
  ]);
});
