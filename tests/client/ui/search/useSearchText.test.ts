import { act, renderHook } from "@testing-library/react";

import { useSearchText } from "../../../../client/ui/search/useSearchText";

describe("What is typed into a search field", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("is searched for after a pause, and not once somebody has left for a suggestion", () => {
    const search = jest.fn<undefined, [string, boolean]>();
    const { result } = renderHook(() => useSearchText("", search));

    act(() => result.current.onType("lask"));
    act(() => jest.advanceTimersByTime(1_000));
    expect(search.mock.calls).toEqual([["lask", false]]);

    act(() => result.current.onType("laskar"));
    act(() => result.current.cancel());
    act(() => jest.advanceTimersByTime(1_000));
    expect(search).toHaveBeenCalledTimes(1);
  });
});
