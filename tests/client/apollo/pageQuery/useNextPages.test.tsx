import { act, renderHook, waitFor } from "@testing-library/react";
import { useNextPages } from "../../../../client/apollo/pageQuery/useNextPages";

describe("Pages that are asked for one after the other", () => {
  it("stop where one fails, until somebody tries again", async () => {
    const asked: string[] = [];
    let isBroken = true;
    const fetchMore = (after: string) => {
      asked.push(after);
      return isBroken ? Promise.reject(new Error("offline")) : Promise.resolve();
    };
    const first: { next: string | null } = { next: "one" };
    const { result, rerender } = renderHook(
      ({ next }: { next: string | null }) => useNextPages(next, (after) => fetchMore(after)),
      {
        initialProps: first,
      },
    );
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    rerender({ next: "one" });
    expect(asked).toEqual(["one"]);
    isBroken = false;
    act(() => result.current.retry());
    rerender({ next: "two" });
    rerender({ next: null });
    expect(asked).toEqual(["one", "one", "two"]);
    expect(result.current.hasFailed).toBe(false);
  });
});
