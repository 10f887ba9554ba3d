import { adoptClosedDesks } from "../../../client/circulation/admin/waiting/deskStore";

const left = { chosenId: null, doubtful: "u1", unsettled: [], refusals: [] };
const keep = (desk: object) => localStorage.setItem("aksara:meja:left", JSON.stringify(desk));

describe("What a closed desk has left in the browser", () => {
  beforeEach(() => localStorage.clear());

  it("is taken over once", async () => {
    keep({ ...left, queue: [{ kind: "return", itemCode: "B00001", key: "k1", at: 1 }] });

    expect(await adoptClosedDesks()).toMatchObject([{ queue: [{ kind: "return", itemCode: "B00001" }] }]);
    expect(await adoptClosedDesks()).toEqual([]);
  });

  it("is understood in the words that an older version kept", async () => {
    keep({
      ...left,
      queue: [
        { kind: "doubt", unsettledKey: "u1", key: "k1", at: 1 },
        { kind: "scan", code: "doubt", key: "k2", at: 2 },
      ],
      refusals: [{ key: "a1", title: "Rina", ask: { kind: "outsider", studentId: "S1", studentName: "Rina" } }],
    });

    expect(await adoptClosedDesks()).toMatchObject([
      {
        queue: [
          { kind: "possibleCard", unsettledKey: "u1" },
          { kind: "scan", code: "doubt" },
        ],
        refusals: [{ ask: { kind: "otherClass", studentId: "S1" } }],
      },
    ]);
  });

  it("is left where it is no desk's", async () => {
    localStorage.setItem("aksara:meja:broken", "{");
    localStorage.setItem("aksara:meja:other", "[]");

    expect(await adoptClosedDesks()).toEqual([]);
  });
});
