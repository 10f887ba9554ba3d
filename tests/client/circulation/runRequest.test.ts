import { ApolloClient, ApolloLink, Observable, ServerError } from "@apollo/client";
import { createCache } from "../../../client/apollo/createCache";
import type { DeskRequest } from "../../../client/circulation/admin/desk/requests/deskRequests";
import { runRequest } from "../../../client/circulation/admin/desk/requests/runRequest";

// Not in jsdom, and no answer takes that long here.
AbortSignal.timeout = () => new AbortController().signal;

const refusedWith = (status: number, message: string) => {
  const errors = message ? [{ message }] : [];
  const response = { status, headers: new Headers() } as Response;
  return new ServerError("refused", { response, bodyText: JSON.stringify({ errors }) });
};

async function outcomeOf(error: Error) {
  const link = new ApolloLink(() => new Observable((observer) => observer.error(error)));
  const client = new ApolloClient({ cache: createCache(), link });
  const desk = { client, chosenId: null, possibleUntil: null, unsettled: [], shownKeys: [], failures: 0 };
  const request: DeskRequest = { kind: "return", itemCode: "B00001", key: "k1", at: Date.now() };
  return runRequest({ ...desk, timeZone: "Asia/Jakarta" }, request);
}

test.each([
  ["where nobody answers", new TypeError("Failed to fetch"), "network"],
  ["where a proxy has nobody behind it", refusedWith(502, ""), "network"],
  ["where the server stops", refusedWith(503, "Server sedang dihentikan."), "network"],
  ["where it is one request too many", refusedWith(429, "Terlalu banyak permintaan."), "network"],
  ["without a session", refusedWith(401, "Silakan login dulu."), "login"],
])("a scan waits %s", async (_when, error, why) => {
  expect(await outcomeOf(error)).toEqual({ type: "stalled", why, isFailure: false });
});

test("a scan on which the server fails, or which it refuses, is answered so", async () => {
  for (const status of [500, 403]) {
    const outcome = await outcomeOf(refusedWith(status, "Tidak dapat dikerjakan."));
    expect(JSON.stringify(outcome)).toContain("Tidak dapat dikerjakan.");
    expect(outcome.type).not.toBe("stalled");
  }
});
