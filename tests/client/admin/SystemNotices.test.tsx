import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SystemNotices } from "../../../client/admin/system/SystemNotices";
import type { Permission } from "../../../client/gql/graphql";
import { aSession, aUser } from "../support/session";
import { renderScreen } from "../support/renderScreen";

const SOUND = { now: "2026-11-29T02:00:00Z", clockDoubt: null, lowDisks: [] as object[] };
const BEHIND = {
  ...SOUND,
  now: "2010-01-01T00:00:00Z",
  clockDoubt: { kind: "BEHIND", seenAt: "2026-11-28T07:05:00Z" },
};

function givenMachine(status: object, viewerCan: readonly Permission[]) {
  const { library } = aSession({ user: aUser("rina", "ADMIN", { viewerCan }) });
  const machine = { status };
  const root = library.root as Record<string, unknown>;
  root.systemStatus = () => machine.status;
  root.confirmClock = () => {
    machine.status = SOUND;
    return { __typename: "ConfirmClockPayload", systemStatus: SOUND };
  };
  return { library, machine };
}

const notice = () => screen.findByRole("region", { name: "Jam komputer server diragukan" });

test("the desk says that the clock is wrong, and who may say that it is right", async () => {
  const { library } = givenMachine(BEHIND, ["SETTINGS_WRITE"]);
  renderScreen(<SystemNotices />, { library });
  expect((await notice()).textContent).toContain(
    "Jamnya menunjukkan 1 Jan 2010, 07.00, padahal catatan terakhir dari 28 Nov 2026, 14.05.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Jam ini benar" }));
  const sheet = await screen.findByRole("dialog", { name: "Jam ini benar?" });
  await userEvent.click(screen.getAllByRole("button", { name: "Jam ini benar" }).at(-1) ?? sheet);
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
});

test("whoever may not set the library up is told whom to ask", async () => {
  const { library } = givenMachine(BEHIND, ["CIRCULATION_WRITE"]);
  renderScreen(<SystemNotices />, { library });
  expect((await notice()).textContent).toContain("Minta admin memperbaiki jam komputernya.");
  expect(screen.queryByRole("button", { name: "Jam ini benar" })).toBeNull();
});

test("a screen that stands open all day learns of it within a minute, and that it is over", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  try {
    const { library, machine } = givenMachine(SOUND, ["CIRCULATION_WRITE"]);
    renderScreen(<SystemNotices />, { library });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByRole("region")).toBeNull();
    machine.status = BEHIND;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole("region", { name: "Jam komputer server diragukan" })).toBeTruthy();
    machine.status = SOUND;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByRole("region")).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test("the dashboard says which disk is nearly full and what to do, the desk does not", async () => {
  const lowDisks = [
    { holds: "DATA", freeBytes: 812_000_000, totalBytes: 120_000_000_000 },
    { holds: "BACKUPS", freeBytes: 40_000_000_000, totalBytes: 1_000_000_000_000 },
  ];
  const { library } = givenMachine({ ...SOUND, lowDisks }, ["BACKUPS_READ"]);
  const dashboard = renderScreen(<SystemNotices hasDisks />, { library });
  expect((await screen.findByRole("region", { name: "Disk server hampir penuh" })).textContent).toMatch(
    /Sisa 812\sMB dari 120\sGB\. Jika penuh, tidak ada yang dapat disimpan\./u,
  );
  expect(screen.getByRole("region", { name: "Disk cadangan hampir penuh" }).textContent).toMatch(/Sisa 40\sGB/u);
  dashboard.unmount();
  renderScreen(<SystemNotices />, { library, client: dashboard.client });
  expect(screen.queryByRole("region")).toBeNull();
});
