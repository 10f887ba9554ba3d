import { type Answer, nothingMore } from "../../../client/circulation/admin/answers/Answer";
import { isOpenRefusal } from "../../../client/circulation/admin/answers/answerHistory";
import { openFinesByStudent } from "../../../client/circulation/admin/answers/openFines";
import { undoSecondsLeft } from "../../../client/circulation/admin/answers/undoSecondsLeft";
import {
  currentAnswer,
  type DeskState,
  idleDesk,
  isGathering,
  lastUndoable,
  LET_GO_MS,
  nextDeskState,
} from "../../../client/circulation/admin/desk/deskState";
import type { DeskEvent } from "../../../client/circulation/admin/desk/DeskEvent";

const NOW = 1_795_000_000_000;
const answer = (key: string, more: Partial<Answer> = {}): Answer => ({
  key,
  at: NOW,
  tone: "done",
  label: "Dipinjamkan",
  title: "Bumi Manusia",
  detail: "B00001",
  ...nothingMore,
  undo: { state: "offered", actId: 7 },
  sentence: "Bumi Manusia dipinjamkan.",
  ...more,
});
const scanned = (code: string, at = NOW, key = `key ${code} ${at}`): DeskEvent => ({ type: "scanned", code, key, at });
const chosen: DeskEvent = { type: "chosen", studentId: "S1", announcement: "Rina dipilih.", at: NOW };
const after = (...events: readonly DeskEvent[]): DeskState => events.reduce(nextDeskState, idleDesk);
const codes = ({ queue }: DeskState) => queue.map((request) => (request.kind === "scan" ? request.code : request.kind));

describe("What is scanned at the lending desk", () => {
  it("waits in the order of the scans, each with a key of its own", () => {
    const state = after(scanned("240101"), scanned(" B00001 "), scanned("B00002"));
    expect(codes(state)).toEqual(["240101", "B00001", "B00002"]);
    expect(new Set(state.queue.map(({ key }) => key)).size).toBe(3);
  });

  it("is one scan if the same copy is read again for the same student within five seconds, in either case", () => {
    expect(codes(after(scanned("B00001"), scanned("b00001", NOW + 4_999)))).toEqual(["B00001"]);
    expect(codes(after(scanned("B00001"), scanned("B00001", NOW + 5_000)))).toEqual(["B00001", "B00001"]);
    expect(codes(after(scanned("B00001"), chosen, scanned("B00001", NOW + 1_000)))).toEqual(["B00001"]);
  });

  it("is nothing where the field was empty", () => {
    expect(after(scanned("  "))).toEqual(idleDesk);
  });

  it("is sent again with its key until the server answers, and what comes later waits behind it", () => {
    const stalled = after(
      scanned("B00001", NOW, "k1"),
      { type: "stalled", why: "network", isFailure: false },
      scanned("B00002", NOW, "k2"),
    );
    expect(stalled.stall).toEqual({ why: "network", isTrying: false, tries: 1, failures: 0 });
    const resumed = nextDeskState(stalled, { type: "resumed" });
    expect(resumed.queue.map(({ key }) => key)).toEqual(["k1", "k2"]);
    expect(nextDeskState(resumed, { type: "answered", answer: answer("k1") }).queue.map(({ key }) => key)).toEqual([
      "k2",
    ]);
    expect(nextDeskState(resumed, { type: "stalled", why: "network", isFailure: false }).stall?.tries).toBe(2);
    expect(nextDeskState(resumed, { type: "answered", answer: answer("k1") }).stall).toBeNull();
  });

  it("may be taken out of the queue again, and says that the next student is another one after a pause", () => {
    const waiting = after(
      chosen,
      scanned("B00001", NOW, "k1"),
      { type: "stalled", why: "network", isFailure: false },
      scanned("B00002", NOW + 1, "k2"),
    );
    expect(codes(nextDeskState(waiting, { type: "removed", key: "k2" }))).toEqual(["B00001"]);
    expect(codes(nextDeskState(waiting, scanned("B00003", NOW + 1 + LET_GO_MS)))).toEqual([
      "B00001",
      "B00002",
      "letGo",
      "B00003",
    ]);
    const letGo = nextDeskState(waiting, { type: "letGo", key: "k3", at: NOW + 2 });
    expect(codes(letGo)).toEqual(["B00001", "B00002", "letGo"]);
    expect(letGo.chosenId).toBe("S1");
  });
});

describe("A code that nobody knows", () => {
  const unknown = {
    key: "k1",
    at: NOW,
    code: "24O101",
    studentId: "S1",
    why: "unknown" as const,
    message: "Tidak dikenal.",
    followers: [],
    studentName: null,
    settlementKeys: ["k10", "k11"] as const,
  };
  const doubtful = after(chosen, scanned("24O101", NOW, "k1"), scanned("B00001", NOW + 1, "k2"), {
    type: "setAside",
    unsettled: unknown,
    at: NOW + 40_000,
  });

  it("lets go whoever was chosen, and has what follows wait with it", () => {
    expect(doubtful).toMatchObject({
      chosenId: null,
      possibleCard: { unsettledKey: "k1" },
      unsettled: [{ code: "24O101" }],
    });
    const [follower] = doubtful.queue;
    if (follower?.kind !== "scan") throw new Error("A scan waits");
    const followed = nextDeskState(doubtful, { type: "followed", scan: follower, fallback: unknown });
    expect(codes(followed)).toEqual([]);
    expect(followed.unsettled).toMatchObject([{ followers: [{ code: "B00001" }] }]);
    expect(isGathering(doubtful, unknown)).toBe(true);
    expect(isGathering(followed, unknown)).toBe(false);
  });

  it("loses no follower though it was settled before they came", () => {
    const settled = nextDeskState(doubtful, { type: "settled", key: "k1", requests: [] });
    const [follower] = settled.queue;
    if (follower?.kind !== "scan") throw new Error("A scan waits");
    const fallback = { ...unknown, key: "k2", code: "B00001" };
    expect(nextDeskState(settled, { type: "followed", scan: follower, fallback }).unsettled).toEqual([fallback]);
  });

  it("has nothing to do with who comes next", () => {
    expect(nextDeskState(doubtful, chosen).possibleCard).toBeNull();
    const served = after(scanned("24O101", NOW, "k1"), { type: "setAside", unsettled: unknown, at: NOW + 40_000 });
    const paying: DeskEvent = {
      type: "asked",
      at: NOW,
      request: { kind: "pay", key: "k3", at: NOW, fineId: "F1", amount: 500 },
    };
    const answered: DeskEvent = { type: "answered", answer: answer("k3") };
    expect([paying, answered].reduce(nextDeskState, served).possibleCard).not.toBeNull();
    expect([scanned("B00001", NOW + 41_000), answered].reduce(nextDeskState, served).possibleCard).toBeNull();
    const settled = nextDeskState(doubtful, { type: "settled", key: "k1", requests: [] });
    expect(settled.unsettled).toEqual([]);
  });

  it("is remembered by the page that takes over, before what still waits", () => {
    const { queue, unsettled } = doubtful;
    const kept = { chosenId: null, doubtful: "k1", queue, unsettled, refusals: [] };
    const restored = nextDeskState(idleDesk, { type: "restored", kept, newKey: () => "new" });
    expect(restored.queue.map(({ kind }) => kind)).toEqual(["possibleCard", "scan", "letGo"]);
    const whileServing = nextDeskState(after(chosen), { type: "restored", kept, newKey: () => "new" });
    expect(whileServing.queue.at(-1)).toMatchObject({ kind: "choose", studentId: "S1" });
    const started = nextDeskState(restored, { type: "doubted", unsettledKey: "k1", at: NOW + 40_000 });
    expect(started).toMatchObject({ possibleCard: { unsettledKey: "k1" }, chosenId: null });
  });
});

describe("What is asked of one scan", () => {
  const asks: DeskEvent = {
    type: "answered",
    answer: answer("k1", { tone: "asks" }),
    ifFollowed: { type: "chosen", studentId: "S2", announcement: "Budi dipilih.", at: NOW },
  };

  it("is asked at once, and is not hidden by the answer of the next scan", () => {
    expect(after(scanned("B00001"), asks)).toMatchObject({ answers: [{ key: "k1" }], chosenId: null });
    const followed = after(scanned("B00001"), scanned("B00002"), asks);
    expect(followed).toMatchObject({ answers: [], chosenId: "S2" });
    expect(codes(followed)).toEqual(["B00002"]);
  });
});

describe("The card of a student of another class, within a class set", () => {
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
  const asked = (key: string, at: number, more: object = {}): DeskEvent => ({
    type: "asked",
    at,
    request: { ...setLend, key, at, ...more },
  });
  const unsettled = {
    key: "k1",
    at: NOW,
    code: "240999",
    studentId: "S9",
    studentName: "Budi",
    why: "unknown" as const,
    message: "Ini kartu Budi, bukan kode buku.",
    followers: [],
    setLend,
    isCard: true,
    settlementKeys: ["k10", "k11"] as const,
  };
  const cardOfOtherClass = (at: number, isLate = false): DeskEvent => ({
    type: "otherClass",
    answer: { ...answer("k1"), at },
    unsettled,
    isLate,
  });

  it("asks at once where nothing was scanned after it", () => {
    const state = [asked("k1", NOW), cardOfOtherClass(NOW + 300)].reduce(nextDeskState, idleDesk);
    expect(state).toMatchObject({ unsettled: [], queue: [], currentKey: "k1" });
  });

  it.each([
    ["quicker than its answer", 300, false],
    ["without network", 7_200_000, true],
  ])("keeps what was scanned after it from whom the screen named: %s", (_case, later, isLate) => {
    const scanned = [asked("k1", NOW), asked("k2", NOW + 100, { itemCode: "SET01", fromStudentId: "S2" })];
    const state = [...scanned, cardOfOtherClass(NOW + later, isLate)].reduce(nextDeskState, idleDesk);
    const [card] = state.unsettled;
    const [follower] = state.queue;
    if (!card || follower?.kind !== "setLend") throw new Error("The card and what followed it wait");
    expect(card).toMatchObject({ code: "240999", studentName: "Budi", until: NOW + later });
    expect(isGathering(state, card)).toBe(true);
    const followed = nextDeskState(state, { type: "followed", scan: follower, fallback: unsettled, of: card.key });
    expect(followed.queue).toEqual([]);
    expect(followed.unsettled).toMatchObject([{ code: "240999", followers: [{ itemCode: "SET01" }] }]);
    expect(isGathering(followed, card)).toBe(false);
  });

  it("leaves room for a question about a copy, which the next copy's answer does not hide", () => {
    const question: DeskEvent = {
      type: "answered",
      answer: answer("k1", { tone: "asks" }),
      ifFollowed: { type: "setAside", unsettled: { ...unsettled, why: "asked", isCard: false }, at: NOW },
    };
    const followed = [asked("k1", NOW), asked("k2", NOW + 100, { itemCode: "SET02" }), question];
    expect(followed.reduce(nextDeskState, idleDesk)).toMatchObject({
      answers: [],
      unsettled: [{ why: "asked" }],
      queue: [{ key: "k2" }],
    });
    expect([asked("k1", NOW), question].reduce(nextDeskState, idleDesk)).toMatchObject({ answers: [{ key: "k1" }] });
  });

  it("is no doubt about a loan of one's own", () => {
    const [card] = [asked("k1", NOW), cardOfOtherClass(NOW + 40_000, true)].reduce(
      nextDeskState,
      after(chosen),
    ).unsettled;
    const state = [chosen, asked("k1", NOW), cardOfOtherClass(NOW + 40_000, true)].reduce(nextDeskState, idleDesk);
    expect(card?.code).toBe("240999");
    expect(state).toMatchObject({ chosenId: "S1", possibleCard: null });
  });
});

describe("A renewal that is pressed twice while it waits", () => {
  it("is one", () => {
    const renew = (key: string): DeskEvent => ({
      type: "asked",
      at: NOW,
      request: { kind: "renew", key, at: NOW, borrowingId: "L1", itemCode: "B00001", confirm: [], reason: "" },
    });
    expect(codes(after(renew("k1"), renew("k2")))).toEqual(["renew"]);
  });
});

describe("The chosen student", () => {
  it("stays over what is lent, and the last answer makes room for the choice", () => {
    const state = after(scanned("240101"), chosen, scanned("B00001"), { type: "answered", answer: answer("k1") });
    expect(state).toMatchObject({ chosenId: "S1", currentKey: "k1", announcement: "Bumi Manusia dipinjamkan." });
    expect(nextDeskState(state, { ...chosen, studentId: "S2" })).toMatchObject({
      chosenId: "S2",
      currentKey: null,
    });
  });

  it("is let go after ninety seconds without a scan, not while one is under way", () => {
    const state = after(chosen);
    expect(nextDeskState(state, { type: "ticked", at: NOW + LET_GO_MS - 1 }).chosenId).toBe("S1");
    expect(nextDeskState(state, { type: "ticked", at: NOW + LET_GO_MS }).chosenId).toBeNull();
    const scanning = nextDeskState(state, scanned("B00001"));
    expect(nextDeskState(scanning, { type: "ticked", at: NOW + LET_GO_MS }).chosenId).toBe("S1");
    const used = after(chosen, { type: "answered", answer: answer("k1", { at: NOW + 60_000 }) });
    expect(nextDeskState(used, { type: "ticked", at: NOW + LET_GO_MS }).chosenId).toBe("S1");
  });

  it("is let go by Esc, and the same copy is then a new scan", () => {
    const state = after(
      chosen,
      scanned("B00001"),
      { type: "answered", answer: answer("k1") },
      {
        type: "letGo",
        key: "k2",
        at: NOW,
      },
    );
    expect(state.chosenId).toBeNull();
    expect(codes(nextDeskState(state, scanned("B00001", NOW + 1_000)))).toEqual(["B00001"]);
  });
});

describe("What was done in this sitting", () => {
  it("is listed with the newest first, and offered to be taken back for a minute", () => {
    const state = after(
      { type: "answered", answer: answer("k1") },
      { type: "answered", answer: answer("k2", { at: NOW + 10_000 }) },
    );
    expect(state.answers.map(({ key }) => key)).toEqual(["k2", "k1"]);
    expect(undoSecondsLeft(answer("k1"), NOW + 8_000)).toBe(52);
    expect(undoSecondsLeft(answer("k1"), NOW + 60_000)).toBe(0);
    expect(undoSecondsLeft(answer("k1", { undo: null }), NOW)).toBe(0);
    expect(lastUndoable(state, NOW + 15_000)?.key).toBe("k2");
    expect(lastUndoable(state, NOW + 80_000)).toBeUndefined();
  });

  it("says whether it was taken back, and its copy may be scanned again at once", () => {
    const lent = after(chosen, scanned("B00001"), { type: "answered", answer: answer("k1") });
    const undone = nextDeskState(lent, { type: "undone", answerKey: "k1", message: null });
    expect(undone.answers[0]?.undo).toEqual({ state: "undone", message: null });
    expect(lastUndoable(undone, NOW)).toBeUndefined();
    expect(codes(nextDeskState(undone, scanned("B00001", NOW + 1_000)))).toEqual(["B00001"]);
    const refused = nextDeskState(lent, { type: "undone", answerKey: "k1", message: "Sudah lebih dari satu menit." });
    expect(refused.answers[0]?.undo).toMatchObject({ state: "refused" });
    expect(refused.announcement).toBe("Sudah lebih dari satu menit.");
  });
});

describe("What was refused or asked", () => {
  const refused = (key: string, more: Partial<Answer> = {}): DeskEvent => ({
    type: "answered",
    answer: answer(key, { tone: "refused", label: "Ditolak", undo: null, ...more }),
  });
  const done = (key: string): DeskEvent => ({ type: "answered", answer: answer(key) });
  const open = ({ answers }: DeskState) => answers.filter(isOpenRefusal).map(({ key }) => key);

  it("stays until the same copy is scanned again and done, however many others follow", () => {
    let state = after(scanned("B00001"), refused("k1"), scanned("B00002"), refused("k2", { tone: "asks" }));
    for (let place = 0; place < 60; place += 1) {
      state = [scanned(`X${place}`, NOW + place), done(`x${place}`)].reduce(nextDeskState, state);
    }
    expect(open(state)).toEqual(["k2", "k1"]);
    expect(currentAnswer(state)?.key).toBe("x59");
    const lent = [scanned("b00001", NOW + 9_000), done("k3")].reduce(nextDeskState, state);
    expect(open(lent)).toEqual(["k2"]);
    const again = [scanned("B00002", NOW + 9_000), refused("k4")].reduce(nextDeskState, lent);
    expect(open(again)).toEqual(["k4"]);
  });

  it("is decided again where somebody comes back to it, and closed by hand", () => {
    const state = after(scanned("B00001"), refused("k1", { tone: "asks" }), scanned("B00002"), done("k2"));
    const reopened = nextDeskState(state, { type: "shown", key: "k1" });
    expect([currentAnswer(reopened)?.key, open(reopened)]).toEqual(["k1", ["k1"]]);
    const dismissed = nextDeskState(reopened, { type: "dismissed", key: "k1" });
    expect([currentAnswer(dismissed), open(dismissed)]).toEqual([undefined, []]);
  });

  it("of a card is dealt with once its student is chosen", () => {
    const ask = { kind: "otherClass", studentId: "S1", studentName: "Rina" } as const;
    const state = after({ type: "reported", answer: answer("k1", { tone: "asks", ask }) });
    expect(open(nextDeskState(state, { type: "named", studentId: "S2" }))).toEqual(["k1"]);
    expect(open(nextDeskState(state, { type: "named", studentId: "S1" }))).toEqual([]);
    expect(open(nextDeskState(state, chosen))).toEqual([]);
  });
});

describe("The last answer", () => {
  it("steps back while the server cannot be reached, so that nobody takes it for that of a later scan", () => {
    const answered = after(scanned("B00001"), { type: "answered", answer: answer("k1") });
    expect(currentAnswer(answered)?.key).toBe("k1");
    const stall: DeskEvent = { type: "stalled", why: "network", isFailure: false };
    expect(currentAnswer([scanned("B00002"), stall].reduce(nextDeskState, answered))).toBeUndefined();
  });
});

describe("The fines of this sitting's returns", () => {
  const late = (key: string, fineId: string, amount: number, studentId = "S1"): DeskEvent => ({
    type: "answered",
    answer: answer(key, { ask: { kind: "fine", studentId, studentName: `Nama ${studentId}`, fineId, amount } }),
  });
  const owed = ({ answers }: DeskState) => openFinesByStudent(answers).map((fines) => [fines.studentId, fines.amount]);
  const settled = (key: string, ...settles: Answer["settles"]): DeskEvent => ({
    type: "answered",
    answer: answer(key, { settles }),
  });
  const state = after(late("k1", "F1", 1500), late("k2", "F2", 500, "S2"), late("k3", "F3", 1000));

  it("stay with their answers, and come to one sum for each student", () => {
    expect(openFinesByStudent(state.answers)).toEqual([
      { studentId: "S1", studentName: "Nama S1", fineIds: ["F3", "F1"], amount: 2500 },
      { studentId: "S2", studentName: "Nama S2", fineIds: ["F2"], amount: 500 },
    ]);
  });

  it("are less by what is paid or waived, and whole again once that is undone", () => {
    const paid = nextDeskState(state, settled("p1", { fineId: "F1", amount: 1500 }, { fineId: "F3", amount: 400 }));
    expect(owed(paid)).toEqual([
      ["S1", 600],
      ["S2", 500],
    ]);
    expect(owed(nextDeskState(paid, { type: "undone", answerKey: "p1", message: null }))).toEqual(owed(state));
    expect(owed(nextDeskState(paid, { type: "undone", answerKey: "p1", message: "Terlambat." }))).toEqual(owed(paid));
  });

  it("are none of a return that was undone, and one payment however often it is pressed", () => {
    const undone = nextDeskState(state, { type: "undone", answerKey: "k3", message: null });
    expect(owed(undone)).toContainEqual(["S1", 1500]);
    const payAll = (key: string): DeskEvent => ({
      type: "asked",
      at: NOW,
      request: { kind: "payAll", key, at: NOW, studentId: "S1", fineIds: ["F3", "F1"], amount: 2500 },
    });
    expect(codes([payAll("p1"), payAll("p2")].reduce(nextDeskState, state))).toEqual(["payAll"]);
  });
});
