import type { SetLendRequest } from "../../../client/circulation/admin/desk/requests/deskRequests";
import type { Unsettled } from "../../../client/circulation/admin/waiting/Unsettled";
import { countLines, likelyMode, nextLine, promisedIn, whomText } from "../../../client/circulation/classSets/setLines";

const line = (id: string, status?: string) => ({
  isInClass: true,
  student: { id },
  borrowing: status === undefined ? null : { status },
});

describe("Who gets the next copy of a set", () => {
  const lines = [line("ani", "ON_LOAN"), line("budi"), line("citra"), line("dewi", "RETURNED")];

  it.each([
    ["the first without one", null, [], "budi"],
    ["from whom the screen has come to", "citra", [], "citra"],
    ["after who has one by now", "ani", [], "budi"],
    ["from the start behind the last", "dewi", [], "budi"],
    ["nobody for whom a scan waits", null, ["budi"], "citra"],
    ["nobody twice", null, ["budi", "citra"], undefined],
    ["from the start where whoever was named has left the class", "eko", [], "budi"],
  ])("is %s", (_case, from, promised, expected) => {
    expect(nextLine(lines, from, new Set(promised))?.student.id).toBe(expected);
  });

  const scan = (student: Partial<SetLendRequest>) => ({
    kind: "setLend" as const,
    classSetId: "set",
    itemCode: "B00001",
    studentId: null,
    fromStudentId: null,
    studentName: null,
    confirm: [],
    reason: "",
    ...student,
  });
  const aside = (setLend: SetLendRequest, more: Partial<Unsettled> = {}): Unsettled => ({
    key: "aside",
    at: 0,
    code: "B00001",
    studentId: null,
    studentName: null,
    why: "lentSince",
    message: "",
    followers: [],
    settlementKeys: ["a", "b"],
    setLend,
    ...more,
  });

  it("is nobody who has left with a copy, whether its scan waits or somebody has to decide about it", () => {
    const queue = [
      { ...scan({ studentId: "ani" }), key: "1", at: 0 },
      { ...scan({ fromStudentId: "dewi", classSetId: "another" }), key: "2", at: 0 },
    ];
    const follower = { ...scan({ fromStudentId: "citra" }), key: "3", at: 0 };
    const unsettled = [
      aside(scan({ fromStudentId: "budi" })),
      // No copy's code, or a card: nobody has got anything by it.
      aside(scan({ fromStudentId: "eko" }), { why: "unknown", isCard: true, followers: [follower] }),
      aside(scan({ fromStudentId: "fajar" }), { why: "unknown" }),
      aside(scan({ fromStudentId: "gita", classSetId: "another" })),
    ];
    expect([...promisedIn("set", { queue, unsettled })].sort()).toEqual(["ani", "budi", "citra"]);
  });

  it("says for whom a set is, as long as the library knows", () => {
    expect(whomText({ className: "XI IPA 1", teacherName: null })).toBe("XI IPA 1");
    expect(whomText({ className: null, teacherName: "Pak Guru" })).toBe("Pak Guru");
    expect(whomText({ className: null, teacherName: null })).toBe("Tidak lagi dicatat");
  });

  it("counts what is out, lost, and not given out", () => {
    expect(countLines([...lines, line("eko", "LOST"), line("fajar", "OVERDUE")])).toEqual({
      lent: 4,
      out: 2,
      lost: 1,
      waiting: 2,
    });
  });

  it.each([
    ["nothing is given out yet", [line("ani"), line("budi")], "2026-11-09", "lend"],
    ["some wait and nothing is back", [line("ani", "ON_LOAN"), line("budi")], "2026-11-09", "lend"],
    ["everybody has one", [line("ani", "ON_LOAN")], "2026-11-09", "return"],
    ["one is back", [line("ani", "RETURNED"), line("budi")], "2026-11-09", "return"],
    ["its last day has passed", [line("ani", "ON_LOAN"), line("budi")], "2026-11-01", "return"],
  ])("begins with what is likely: %s", (_case, entries, dueAt, expected) => {
    expect(likelyMode({ entries, dueAt, teacherName: null }, "2026-11-02")).toBe(expected);
  });

  it.each([
    ["nothing is given out yet", [], "2026-11-09", "lend"],
    ["there may be more to give", [line("guru", "ON_LOAN")], "2026-11-09", "lend"],
    ["one is back", [line("guru", "ON_LOAN"), line("guru", "RETURNED")], "2026-11-09", "return"],
    ["its last day has passed", [line("guru", "ON_LOAN")], "2026-11-01", "return"],
  ])("begins a teacher's with what is likely: %s", (_case, entries, dueAt, expected) => {
    expect(likelyMode({ entries, dueAt, teacherName: "Pak Guru" }, "2026-11-02")).toBe(expected);
  });
});
