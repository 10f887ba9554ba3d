import type { AccessEvent } from "../../../../server/platform/auth/accessLog.js";
import { boundAccessLog } from "../../../../server/platform/auth/boundAccessLog.js";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe("The access log in a flood", () => {
  const wrong: AccessEvent = { event: "login", outcome: "wrong", username: "rina", address: "203.0.113.7" };
  let written: AccessEvent[] = [];
  let log = boundAccessLog(() => undefined);
  const send = (event: AccessEvent, times: number) => {
    for (let number = 0; number < times; number += 1) {
      log(event);
    }
  };
  /** How many lines there are since it was last asked, and of how many others each line between them tells. */
  const reported = () => written.splice(0).map(({ suppressed }) => suppressed ?? "line");
  const lines = (count: number) => Array<string>(count).fill("line");

  beforeEach(() => {
    jest.useFakeTimers();
    log = boundAccessLog((event) => void written.push(event));
  });
  afterEach(() => {
    jest.useRealTimers();
    written = [];
  });

  it("has every login that succeeded, however many refusals come with them", () => {
    send(wrong, 31);
    send({ ...wrong, outcome: "ok" }, 31);

    expect(written.filter(({ outcome }) => outcome === "ok")).toHaveLength(31);
  });

  it("says how many it left out, and nothing where it left out none", () => {
    send(wrong, 30);
    jest.advanceTimersByTime(MINUTE);
    expect(reported()).toEqual(lines(30));

    send(wrong, 31);
    jest.advanceTimersByTime(MINUTE);
    expect(reported()).toEqual([...lines(30), 1]);
  });

  it("has thirty lines for the minute after a single refusal too", () => {
    send(wrong, 1);
    jest.advanceTimersByTime(MINUTE);
    send(wrong, 30);

    expect(reported()).toEqual(lines(31));
  });

  it("has thirty lines a minute of a flood that goes on, and then the number of the others", () => {
    for (let seconds = 0; seconds < 120; seconds += 1) {
      send(wrong, 2);
      jest.advanceTimersByTime(SECOND);
    }

    expect(reported()).toEqual([...lines(30), 90, ...lines(30), 90]);
  });
});
