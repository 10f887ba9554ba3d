import { Turns } from "../../../../server/platform/limits/Turns.js";

describe("Turns", () => {
  const turns = (waitMs = 60_000) => new Turns({ total: 3, perKey: 2, waitMs, message: "Tunggu." });
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
});
