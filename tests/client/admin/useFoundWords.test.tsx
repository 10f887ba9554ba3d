import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { useFoundWords } from "../../../client/admin/command/useFoundWords";
import { createCache } from "../../../client/apollo/createCache";

let asked: unknown[];

/** Types letter after letter and gives what has been asked at each moment. */
function field() {
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables.text);
    return new Observable(() => undefined);
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { rerender } = renderHook(({ typed, isEntered }) => useFoundWords(typed, true, { isEntered, attempt: 0 }), {
    wrapper,
    initialProps: { typed: "", isEntered: false },
  });
  return {
    type: (typed: string, isEntered = false) => rerender({ typed, isEntered }),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
});
afterEach(() => jest.useRealTimers());

describe("The one field of the desk", () => {
  it("asks at once for what a hand types, from the second letter on", async () => {
    const { type, pass } = field();
    await pass(1000);
    type("b");
    await pass(120);
    type("bu");
    await pass(0);
    expect(asked).toEqual(["bu"]);
    await pass(120);
    type("bum");
    await pass(0);
    expect(asked).toEqual(["bu", "bum"]);
  });

  it("asks once for keys that follow each other as a scanner's do", async () => {
    const { type, pass } = field();
    await pass(1000);
    for (const typed of ["b", "bu", "bum", "bumi"]) {
      type(typed);
      await pass(5);
    }
    expect(asked).toEqual([]);
    await pass(60);
    expect(asked).toEqual(["bumi"]);
  });

  it("asks at once for what is ended with Enter", async () => {
    const { type, pass } = field();
    await pass(1000);
    type("bumi");
    type("bumi manusia", true);
    await pass(0);
    expect(asked).toEqual(["bumi manusia"]);
  });
});
