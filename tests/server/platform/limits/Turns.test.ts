import { Downloads } from "../../../../server/platform/limits/Downloads.js";
import { Turns } from "../../../../server/platform/limits/Turns.js";
import { type Viewer, visitor } from "../../../../server/viewer.js";

describe("Downloads", () => {
  const reader = (userId: number): Viewer => ({
    role: "student",
    userId,
    username: "rani",
    studentId: userId,
    credential: { kind: "session" },
  });

  it("are two at once for a network or an account and six for all visitors, who keep nobody waiting that has logged in", async () => {
    const downloads = new Downloads(1);
    const isRefused = (turn: Promise<unknown>) => expect(turn).rejects.toMatchObject({ kind: "throttled" });
    for (const address of ["10.0.0.1", "10.0.0.1", "2001:db8:1:2::1", "2001:db8:1:2::2", "10.0.0.3"]) {
      await downloads.take(visitor, address);
    }
    await isRefused(downloads.take(visitor, "10.0.0.1"));
    await isRefused(downloads.take(visitor, "2001:db8:1:2::3"));
    const end = await downloads.take(visitor, "10.0.0.4");
    await isRefused(downloads.take(visitor, "10.0.0.5"));

    // By the account, wherever it is.
    for (const [userId, address] of [
      [1, "10.0.0.1"],
      [1, "10.0.0.2"],
      [2, "10.0.0.1"],
    ] as const) {
      await downloads.take(reader(userId), address);
    }
    await isRefused(downloads.take(reader(1), "10.0.0.3"));
    for (const userId of [2, 3, 3]) {
      await downloads.take(reader(userId), "10.0.0.1");
    }
    await isRefused(downloads.take(reader(4), "10.0.0.4"));
    end();
    await downloads.take(visitor, "10.0.0.5");
  });
});

describe("Turns", () => {
  afterEach(() => jest.useRealTimers());

  const turns = (waitMs = 60_000) => new Turns({ total: 3, perKey: 2, waitMs, message: "Terlalu banyak." });
  /** Whether a turn has come by now. */
  const hasCome = (turn: Promise<unknown>) =>
    Promise.race([turn.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))]);

  it("come to a few at a time, of one caller to fewer, and then to whoever has waited longest", async () => {
    const taken = turns();
    const [first, second] = await Promise.all([taken.take("sekolah"), taken.take("sekolah")]);
    const third = taken.take("sekolah");
    const other = taken.take("rumah");
    const another = taken.take("kantor");
    expect(await Promise.all([third, other, another].map(hasCome))).toEqual([false, true, false]);

    (await other)();
    expect(await Promise.all([third, another].map(hasCome))).toEqual([false, true]);

    // A place is free, but not for a caller who has two.
    (await another)();
    expect(await hasCome(third)).toBe(false);
    first();
    first();
    expect(await hasCome(third)).toBe(true);
    const fourth = taken.take("sekolah");
    expect(await hasCome(fourth)).toBe(false);
    second();
    expect(await hasCome(fourth)).toBe(true);
  });

  it("do not come to who would wait too long, and what was given back meanwhile stays free", async () => {
    const taken = turns(1);
    const ends = await Promise.all(["a", "b", "c"].map((key) => taken.take(key)));

    await expect(taken.take("d")).rejects.toMatchObject({ kind: "throttled", retryAfterSeconds: 10 });
    ends.forEach((end) => end());
    await expect(taken.take("d")).resolves.toBeInstanceOf(Function);
  });

  it("come in the line's order, though one before gave up and another has long had theirs", async () => {
    jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
    const taken = turns(10_000);
    const [first, second] = await Promise.all(["a", "b", "c"].map((key) => taken.take(key)));
    const impatient = expect(taken.take("d")).rejects.toMatchObject({ kind: "throttled" });
    jest.advanceTimersByTime(5_000);
    const next = taken.take("e");
    jest.advanceTimersByTime(5_000);
    await impatient;
    first?.();
    expect(await hasCome(next)).toBe(true);

    const last = taken.take("f");
    // By now the one before would have given up too.
    jest.advanceTimersByTime(5_000);
    second?.();
    expect(await hasCome(last)).toBe(true);
  });

  it("have a line of five hundred, and whoever comes then is told at once", async () => {
    const taken = turns();
    const ends = await Promise.all(["a", "b", "c"].map((key) => taken.take(key)));
    const line = Array.from({ length: 500 }, (_, number) => taken.take(`menunggu ${number}`));
    await expect(taken.take("terlambat")).rejects.toMatchObject({
      kind: "throttled",
      message: "Terlalu banyak. Tunggu 10 detik, lalu coba lagi.",
    });

    // Each that ends calls the next; the last of the line comes last.
    ends.forEach((end) => end());
    for (const turn of line) {
      (await turn)();
    }
    expect(await hasCome(taken.take("terlambat"))).toBe(true);
  });
});
