import { isBackupDue } from "../../../../server/backup/runs/isBackupDue.js";

const at = (time: string) => new Date(`2026-11-${time}:00+07:00`);
const moments = {
  now: at("29T02:00"),
  upSince: at("20T07:00"),
  nightlyAt: "02:00",
  timeZone: "Asia/Jakarta",
  newestGood: at("28T02:00"),
  newestTry: at("28T02:00"),
};
const isDue = (changed: Partial<Parameters<typeof isBackupDue>[0]>) => isBackupDue({ ...moments, ...changed });

describe("The night's backup", () => {
  it("is due at its hour by the library's clock, once", () => {
    expect(isDue({ now: at("29T01:59") })).toBe(false);
    expect(isDue({})).toBe(true);
    expect(isDue({ now: at("29T03:30"), newestGood: at("29T02:00"), newestTry: at("29T02:00") })).toBe(false);
    expect(isDue({ now: at("30T01:59"), newestGood: at("29T02:00"), newestTry: at("29T02:00") })).toBe(false);
  });

  it("is made in the morning where the computer was off, but not in the first minutes", () => {
    const morning = { upSince: at("29T07:00") };
    expect(isDue({ ...morning, now: at("29T07:09") })).toBe(false);
    expect(isDue({ ...morning, now: at("29T07:10") })).toBe(true);
    // After a weekend it is one, not three.
    expect(isDue({ ...morning, newestGood: at("25T07:10"), now: at("29T07:10") })).toBe(true);
    expect(isDue({ ...morning, now: at("29T12:00"), newestGood: at("29T07:10"), newestTry: at("29T07:10") })).toBe(
      false,
    );
  });

  it("takes one that somebody has asked for after its hour as its own", () => {
    expect(isDue({ now: at("29T09:00"), newestGood: at("29T08:00"), newestTry: at("29T08:00") })).toBe(false);
    expect(isDue({ newestGood: at("28T15:00"), newestTry: at("28T15:00") })).toBe(true);
  });

  it("is tried again an hour after it has failed", () => {
    const failed = { newestTry: at("29T02:00") };
    expect(isDue({ ...failed, now: at("29T02:59") })).toBe(false);
    expect(isDue({ ...failed, now: at("29T03:00") })).toBe(true);
  });

  it("is the first of a library soon after its start", () => {
    expect(isDue({ upSince: at("29T10:00"), now: at("29T10:15"), newestGood: null, newestTry: null })).toBe(true);
  });

  it("is not held up by a clock that was ahead", () => {
    const ahead = new Date("2031-01-01T00:00:00Z");
    expect(isDue({ newestGood: ahead, newestTry: ahead })).toBe(true);
  });

  it("is none where it is switched off", () => {
    expect(isDue({ nightlyAt: null, newestGood: null })).toBe(false);
  });
});
