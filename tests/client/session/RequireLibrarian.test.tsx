import { screen, waitFor } from "@testing-library/react";
import { RequireLibrarian } from "../../../client/session/RequireLibrarian";
import { writeViewer } from "../../../client/session/useViewer";
import { aSession, aUser, type UserRecord } from "../support/session";
import { createTestClient, renderScreen } from "../support/renderScreen";

/** `known` is what the browser believes, `user` what the server knows. */
function show(user: UserRecord | null, known: UserRecord | null, operations: string[] = []) {
  const seen: string[] = [];
  const Secret = () => {
    seen.push("rahasia");
    return <p>rahasia</p>;
  };
  const client = createTestClient(aSession({ user }).library, operations);
  writeViewer(client.cache, known);
  const guarded = (
    <RequireLibrarian>
      <Secret />
    </RequireLibrarian>
  );
  return { seen, operations, ...renderScreen(guarded, { at: "/admin/books", client }) };
}

test("an administrator passes, and nobody is asked again", () => {
  const rina = aUser("rina");
  const { operations } = show(rina, rina);
  expect(screen.getByText("rahasia")).toBeInTheDocument();
  expect(operations).toEqual([]);
});

test("a librarian of a smaller role passes too", () => {
  const budi = aUser("budi", "STAFF");
  show(budi, budi);
  expect(screen.getByText("rahasia")).toBeInTheDocument();
});

test("without a cached viewer the viewer is loaded first", async () => {
  const { operations, url: address } = show(aUser("rina"), null);
  expect(screen.queryByText("rahasia")).not.toBeInTheDocument();
  expect(await screen.findByText("rahasia")).toBeInTheDocument();
  expect(operations).toEqual(["Viewer"]);
  expect(address()).toBe("/admin/books");
});

test("a visitor is redirected home without seeing anything", async () => {
  const { url: address, seen } = show(null, null);
  await waitFor(() => expect(address()).toBe("/"));
  expect(seen).toEqual([]);
});

test("a student is sent home, known or not", async () => {
  const siti = aUser("siti", "STUDENT");
  for (const known of [siti, null]) {
    const { url: address, seen, unmount } = show(siti, known);
    await waitFor(() => expect(address()).toBe("/"));
    expect(seen).toEqual([]);
    unmount();
  }
});
