import { ApolloProvider } from "@apollo/client/react";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { createBrowserClient } from "../../../../client/apollo/browser/createBrowserClient";
import { useRecordVisit } from "../../../../client/visits/guestBook/useRecordVisit";

afterEach(() => jest.restoreAllMocks());

test("a server that takes the call and never answers is given up, which is told as a failure", async () => {
  const timeout = new AbortController();
  const timeoutSpy = jest.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  const hanging: typeof fetch = (_address, options) =>
    new Promise((_resolve, reject) => {
      options?.signal?.addEventListener("abort", () =>
        reject(new DOMException("The operation timed out.", "TimeoutError")),
      );
    });
  globalThis.fetch = hanging;
  const client = createBrowserClient({});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useRecordVisit(), { wrapper });

  const ended = await act(() => {
    const recording = result.current.recordVisit({ nis: "240101" });
    timeout.abort();
    return recording;
  });
  expect(timeoutSpy).toHaveBeenCalledWith(10_000);
  expect(ended).toMatchObject({ data: null, isUnexplained: true });
  expect(result.current.isRecording).toBe(false);
});
