import { requestsFor, type Settlement, type Unsettled } from "../../../client/circulation/admin/waiting/Unsettled";

const THEN = 1_795_000_000_000;
const NOW = THEN + 7_200_000;
const unsettled = (more: Partial<Unsettled> = {}): Unsettled => ({
  key: "k1",
  at: THEN,
  code: "B00001",
  studentId: "S1",
  studentName: "Rina Kartika",
  settlementKeys: ["k10", "k11"],
  why: "refused",
  message: "Rina ditangguhkan.",
  followers: [],
  ...more,
});
const follower = { kind: "scan" as const, code: "B00002", key: "k2", at: THEN + 1_000 };
let keys = 0;
const settle = (scan: Unsettled, settlement: Settlement) =>
  requestsFor(scan, settlement, { now: NOW, newKey: () => `new ${(keys += 1)}`, chosenId: "S9" });
const shown = (scan: Unsettled, settlement: Settlement) =>
  settle(scan, settlement).map((request) => {
    const code = request.kind === "scan" ? request.code : "itemCode" in request ? request.itemCode : "";
    return [request.kind, code, request.at - THEN];
  });

describe("A scan that was not taken", () => {
  it("is sent again as of its own time, with another key than the one that was refused", () => {
    expect(shown(unsettled(), { kind: "again", code: "B00001" })).toEqual([["lend", "B00001", 0]]);
    expect(shown(unsettled({ studentId: null }), { kind: "again", code: "B00001" })).toEqual([["return", "B00001", 0]]);
    const keyOf = () => settle(unsettled(), { kind: "again", code: "B00001" })[0]?.key;
    expect(keyOf()).not.toBe("k1");
    // Two pages that have both kept it do it once.
    expect(keyOf()).toBe(keyOf());
  });

  it("is taken back from whoever has it, and lent from now on", () => {
    expect(shown(unsettled({ why: "lentSince" }), { kind: "takeBack" })).toEqual([
      ["return", "B00001", 7_200_000],
      ["lend", "B00001", 7_200_000],
    ]);
  });

  it("is made now if it is too old", () => {
    expect(shown(unsettled({ why: "tooOld" }), { kind: "now" })).toEqual([["lend", "B00001", 7_200_000]]);
  });

  it("is followed by what was scanned after it, once its code is known", () => {
    const unknown = unsettled({ why: "unknown", code: "24O101", studentId: null, followers: [follower] });
    expect(shown(unknown, { kind: "again", code: "240101" })).toEqual([
      ["letGo", "", 0],
      ["scan", "240101", 0],
      ["scan", "B00002", 1_000],
      ["choose", "", 0],
    ]);
  });

  it("leaves what was scanned after it to the student before it, if it alone is skipped", () => {
    const unknown = unsettled({ why: "unknown", followers: [follower] });
    expect(shown(unknown, { kind: "skipAlone" })).toEqual([
      ["choose", "", 0],
      ["scan", "B00002", 1_000],
      ["choose", "", 0],
    ]);
    expect(shown(unknown, { kind: "skip" })).toEqual([]);
  });
});
