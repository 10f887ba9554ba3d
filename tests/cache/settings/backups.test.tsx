import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sql from "sql-template-tag";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { SettingsPage } from "../../../client/settings/SettingsPage";
import { PASSWORD } from "../../support/people";
import { testWrite } from "../../support/testWrite";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

/** A backup is made meanwhile, and asked for every two seconds. */
const SOON = { timeout: 20_000 };

let library: TestLibrary;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
});
afterEach(() => library.close());

const open = async () => {
  library.render(
    <>
      <FlashMessages />
      <SettingsPage />
    </>,
    { at: "/admin/settings" },
  );
  return within(await screen.findByRole("region", { name: "Cadangan" }, SOON));
};
const backUp = (section: Awaited<ReturnType<typeof open>>) =>
  user.click(section.getByRole("button", { name: "Cadangkan sekarang" }));
const folder = () => join(library.dataDir, "backups");

test("a backup is made at once, followed until it is done, and listed with its size", async () => {
  const section = await open();
  expect(section.getByText("Belum ada cadangan")).toBeInTheDocument();
  expect(section.getByText(/dicadangkan otomatis setiap hari pukul 02\.00/u)).toBeInTheDocument();
  expect(section.getByText(/Jika disk komputer ini rusak, cadangannya ikut hilang/u)).toBeInTheDocument();
  await backUp(section);
  await section.findByRole("button", { name: /^Unduh cadangan /u }, SOON);

  expect(section.getByRole("button", { name: "Cadangkan sekarang" })).toBeInTheDocument();
  const [row] = within(await section.findByRole("list", { name: "Cadangan" })).getAllByRole("listitem");
  expect(row).toHaveTextContent(new RegExp(`0,1 MB · ${library.admin.username}`, "u"));
  expect(section.getByText(/^Terakhir /u)).toBeInTheDocument();
  // The rest of the page, and what is typed there, is left alone.
  expect(library.operations.filter((operation) => operation === "SettingsPage")).toHaveLength(1);
});

test("a download asks for the password again, and says a wrong one at its field", async () => {
  const section = await open();
  await backUp(section);
  await user.click(await section.findByRole("button", { name: /^Unduh cadangan /u }, SOON));
  const sheet = within(await screen.findByRole("dialog", { name: "Unduh cadangan?" }));
  await user.click(sheet.getByRole("button", { name: "Unduh" }));
  expect(await sheet.findByText("Isi kata sandi Anda.")).toBeInTheDocument();
  await user.type(sheet.getByLabelText("Kata sandi Anda"), "salah-sekali");
  await user.click(sheet.getByRole("button", { name: "Unduh" }));
  expect(await sheet.findByText("Kata sandi salah.")).toBeInTheDocument();

  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.getAttribute("href") ?? "");
  });
  await user.clear(sheet.getByLabelText("Kata sandi Anda"));
  await user.type(sheet.getByLabelText("Kata sandi Anda"), PASSWORD);
  await user.click(sheet.getByRole("button", { name: "Unduh" }));
  await waitFor(() => expect(clicked).toEqual([expect.stringMatching(/^\/api\/backups\/1\/file\?ticket=[\w-]+$/u)]));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  jest.restoreAllMocks();
  expect(JSON.stringify(library.client.extract())).not.toContain("ticket=");
});

test("what has failed is said with its reason, and goes with the next good one", async () => {
  writeFileSync(folder(), "");
  const section = await open();
  expect(section.getByText(/tidak dapat ditulis/u)).toBeInTheDocument();
  await backUp(section);
  const alert = await section.findByRole("alert", {}, SOON);
  expect(alert).toHaveTextContent(/^Cadangan .+ tidak jadi dibuat/u);
  rmSync(folder());
  await section.findByRole("button", { name: "Cadangkan sekarang" }, SOON);
  await backUp(section);
  await section.findByRole("button", { name: /^Unduh cadangan /u }, SOON);
  expect(section.queryByRole("alert")).not.toBeInTheDocument();
});

test("one that somebody else has begun is followed too", async () => {
  await library.database.write(testWrite, (tx) =>
    tx.run(sql`INSERT INTO backups (state, running_slot, owner, heartbeat_at, actor, started_at)
      VALUES ('running', 1, 'elsewhere:1:x:1', '2999-01-01 00:00:00', 'sistem', '2026-11-29 01:00:00')`),
  );
  const section = await open();
  expect(section.getByRole("button", { name: "Sedang mencadangkan…" })).toBeInTheDocument();
  await library.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM backups`));
  expect(await section.findByRole("button", { name: "Cadangkan sekarang" }, SOON)).toBeInTheDocument();
});
