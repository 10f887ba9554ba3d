import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { TargetsSheet } from "../../../client/reports/targets/TargetsSheet";
import { SettingsService } from "../../../server/settings/SettingsService";
import { visitor } from "../../../server/viewer";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
let library: TestLibrary;
let settings: SettingsService;
const user = userEvent.setup();
const target = (figure: string, atLeast: number) => ({ figure, fromClasses: 0, atLeast, atMost: null, basis: null });
beforeEach(async () => {
  library = await openTestLibrary();
  settings = new SettingsService(library.database, { name: "Perpustakaan Aksara", timeZone: "Asia/Jakarta" });
  await settings.update(library.admin, { reportTargets: [target("ebooks", 300), target("titles", 1_000)] });
  library.render(
    <>
      <FlashMessages />
      <TargetsSheet onClose={() => undefined} />
    </>,
  );
  const first = within(await screen.findByRole("group", { name: "Target 1" })).getByLabelText("Minimal");
  await user.clear(first);
  await user.type(first, "250");
});
afterEach(() => library.close());

const save = () => user.click(screen.getByRole("button", { name: "Simpan" }));
const saved = async () =>
  (await settings.read(visitor)).reportTargets.map(({ figure, atLeast }) => `${figure} ${atLeast ?? ""}`);

test("targets are saved though another setting was changed meanwhile", async () => {
  await settings.update(library.admin, { name: "Pustaka Kartini" });
  await save();
  expect(await screen.findByText("Target akreditasi disimpan.")).toBeTruthy();
  expect(await saved()).toEqual(["ebooks 250", "titles 1000"]);
});

test("targets that somebody else has changed meanwhile are named, what was typed stays, and is saved the second time", async () => {
  await settings.update(library.admin, { reportTargets: [target("ebooks", 300), target("titles", 2_000)] });
  await save();
  expect(await screen.findByText(/sudah mengubah target Judul sejak Anda membukanya/)).toBeTruthy();
  const first = within(screen.getByRole("group", { name: "Target 1" })).getByLabelText("Minimal");
  expect(first).toHaveValue("250");
  expect(await saved()).toEqual(["ebooks 300", "titles 2000"]);
  await save();
  await waitFor(async () => expect(await saved()).toEqual(["ebooks 250", "titles 1000"]));
});
