import type { ThrottledError } from "../../../../server/errors.js";
import { RateLimiter } from "../../../../server/platform/limits/RateLimiter.js";

describe("A limit by address", () => {
  let now = 0;
  const limit = () => new RateLimiter({ callsPerMinute: 6, message: "Tunggu.", now: () => now });
  const taken = (limited: RateLimiter, times: number, address = "10.0.0.1") =>
    Array.from({ length: times }, () => {
      try {
        limited.consume(address);
        return "taken";
      } catch (error) {
        return (error as ThrottledError).retryAfterSeconds;
      }
    });

  it("allows a burst at once, then says exactly how long to wait", () => {
    const limited = limit();

    expect(taken(limited, 7)).toEqual([...Array<string>(6).fill("taken"), 10]);
    now += 9_000;
    expect(taken(limited, 1)).toEqual([1]);
    now += 1_000;
    expect(taken(limited, 2)).toEqual(["taken", 10]);
    now += 3_600_000;
    expect(taken(limited, 7)).toEqual([...Array<string>(6).fill("taken"), 10]);
  });

  it("never sends anybody back before there is a call for them", () => {
    const limited = limit();
    taken(limited, 6);

    now += 8_500;
    expect(taken(limited, 1)).toEqual([2]);
    now += 2_000;
    expect(taken(limited, 1)).toEqual(["taken"]);
  });

  it("lets a call cost more than is left, and waits until the debt is paid", () => {
    const limited = limit();
    limited.consume("10.0.0.1", 4);
    limited.spend("10.0.0.1", 5);

    expect(limited.left("10.0.0.1")).toBe(-3);
    expect(taken(limited, 1)).toEqual([40]);
    now += 40_000;
    expect(taken(limited, 2)).toEqual(["taken", 10]);
  });

  it("holds nobody up for what another address did", () => {
    const limited = limit();
    taken(limited, 7);

    expect(taken(limited, 1, "10.0.0.2")).toEqual(["taken"]);
  });

  it("remembers so many addresses and not more", () => {
    const limited = limit();
    taken(limited, 6, "first");
    for (let number = 0; number < 10_000; number += 1) {
      limited.consume(`address ${number}`);
    }

    expect(taken(limited, 1, "first")).toEqual(["taken"]);
  });
});
