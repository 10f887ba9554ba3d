import {
  isFollower,
  requestsFor,
  type Settlement,
  type Unsettled,
} from "../../../client/circulation/admin/waiting/Unsettled";

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
    // Two acts: with one key the second would be answered as the first.
    const keys = settle(unsettled({ why: "lentSince" }), { kind: "takeBack" }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it("is made now if it is too old", () => {
    expect(shown(unsettled({ why: "tooOld" }), { kind: "now" })).toEqual([["lend", "B00001", 7_200_000]]);
  });

  it("of a class set stays one of it, for who has left with the copy", () => {
    const setLend = {
      kind: "setLend",
      classSetId: "C1",
      itemCode: "SET01",
      studentId: null,
      fromStudentId: "S1",
      studentName: "Rina Kartika",
      confirm: [],
      reason: "",
    } as const;
    const ofSet = unsettled({ code: "SET01", why: "unknown", setLend });
    expect(settle(ofSet, { kind: "again", code: "SET02" })).toEqual([
      { ...setLend, itemCode: "SET02", studentId: "S1", fromStudentId: null, key: "k10", at: THEN },
    ]);
    expect(shown({ ...ofSet, why: "lentSince" }, { kind: "takeBack" })).toEqual([
      ["return", "SET01", 7_200_000],
      ["setLend", "SET01", 7_200_000],
    ]);
  });

  describe("of a class set that was somebody's card", () => {
    const setLend = {
      kind: "setLend",
      classSetId: "C1",
      itemCode: "240999",
      studentId: null,
      fromStudentId: "S1",
      studentName: "Ani",
      confirm: [],
      reason: "",
    } as const;
    const after = (place: number, name: string) =>
      ({
        ...setLend,
        itemCode: `SET0${place}`,
        fromStudentId: name,
        studentName: name,
        key: `f${place}`,
        at: THEN + place,
      }) as const;
    const card = unsettled({
      why: "unknown",
      code: "240999",
      isCard: true,
      studentId: "budi",
      studentName: "Budi",
      setLend,
      until: THEN + 7_000_000,
      followers: [after(1, "citra"), after(2, "dewi")],
    });
    const given = (settlement: Settlement, scan = card) =>
      settle(scan, settlement).map((request) =>
        request.kind === "setLend"
          ? [request.itemCode, request.studentId, request.confirm, request.at - THEN]
          : request.kind,
      );

    it("has the next copy for whose card it was, and the others for whom the screen named", () => {
      expect(given({ kind: "card" })).toEqual([
        ["SET01", "budi", ["not_in_class"], 1],
        ["SET02", "dewi", [], 2],
      ]);
    });

    it("is skipped alone with all that followed for whom the screen named", () => {
      expect(given({ kind: "skipAlone" })).toEqual([
        ["SET01", "citra", [], 1],
        ["SET02", "dewi", [], 2],
      ]);
      expect(given({ kind: "skip" })).toEqual([]);
    });

    it("takes the code of the book that went with the card, where none was scanned", () => {
      expect(given({ kind: "again", code: "SET07" }, { ...card, followers: [] })).toEqual([["SET07", "budi", [], 0]]);
    });

    it("has those behind it wait again, should the other code be no copy's either", () => {
      const misread = { ...card, isCard: false, studentId: "S1", followers: [after(1, "citra")] };
      expect(given({ kind: "again", code: "SET07" }, misread)).toEqual([
        ["SET07", "S1", [], 0],
        ["SET01", null, [], 1],
      ]);
    });

    it.each([
      ["a copy of the set for whom the screen named", after(1, "citra"), true],
      ["one for who was named by a card", { ...after(1, "citra"), studentId: "eko" }, false],
      ["one of a teacher's set", { ...after(1, "citra"), fromStudentId: null }, false],
      ["one of another set", { ...after(1, "citra"), classSetId: "C2" }, false],
      ["one that was scanned once it was known", { ...after(1, "citra"), at: THEN + 7_000_000 }, false],
    ])("puts in doubt what follows it: %s", (_case, request, expected) => {
      expect(isFollower(request, card)).toBe(expected);
    });
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
