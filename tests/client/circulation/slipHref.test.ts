import { type Answer, nothingMore } from "../../../client/circulation/admin/answers/Answer";
import { slipHref } from "../../../client/circulation/admin/slip/slipHref";

const answer = (id: string | null, studentId: string, more: Partial<Answer> = {}): Answer => ({
  ...nothingMore,
  key: `${id} ${studentId}`,
  at: 0,
  tone: "done",
  label: "",
  title: "",
  detail: "",
  sentence: "",
  loan: id === null ? null : { id, studentId },
  ...more,
});

describe("The slip of a sitting at the desk", () => {
  it("has each loan of the chosen student once, and nothing that was undone", () => {
    const answers = [
      answer("L3", "S1", { undo: { state: "undone", message: null } }),
      answer("L2", "S1"),
      answer("L9", "S2"),
      answer("L2", "S1"),
      answer(null, "S1"),
      answer("L1", "S1"),
    ];
    expect(slipHref(answers, "S1")).toBe("/admin/borrowings/slip?loans=L2%2CL1");
  });

  it("is of who came last where nobody is chosen, and there is none for who got nothing", () => {
    expect(slipHref([answer("L2", "S2"), answer("L1", "S1")], null)).toBe("/admin/borrowings/slip?loans=L2");
    expect(slipHref([answer("L1", "S1")], "S2")).toBeNull();
    expect(slipHref([], null)).toBeNull();
  });
});
