import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { AccreditationPage } from "../../../client/reports/accreditation/AccreditationPage";
import { InstrumentEditingService } from "../../../server/reports/instruments/InstrumentEditingService";
import { InstrumentService } from "../../../server/reports/instruments/InstrumentService";
import { required } from "../../../server/platform/required";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
const SIX = 2;
const PERIOD = "2026";
let library: TestLibrary;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
  library.render(
    <>
      <FlashMessages />
      <AccreditationPage />
    </>,
    { at: `/admin/reports/accreditation?instrument=${SIX}&period=${PERIOD}` },
  );
  await screen.findAllByRole("heading", { name: "6. Komponen penguat" });
});
afterEach(() => library.close());

const editing = () => new InstrumentEditingService(library.database);
const instruments = () => new InstrumentService(library.database, { timeZone: "Asia/Jakarta", now: () => new Date() });
const answer = (indicator: string, score: number) =>
  editing().saveAnswers(library.admin, SIX, { period: PERIOD, answers: [{ indicator, score }] });
const scores = async () => {
  const found = required(await instruments().assessment(library.admin, SIX, { period: PERIOD }), "the assessment");
  return found.components.flatMap(({ indicators }) => indicators.flatMap(({ score }) => score ?? []));
};
const scoreOf = (name: RegExp) => screen.getByRole("textbox", { name });
const titles = /^Skor.*Jumlah judul buku tercetak$/u;
const ebooks = /^Skor.*Jumlah buku elektronik$/u;
const save = () => user.click(screen.getByRole("button", { name: /^Simpan/u }));

test("what another answers meanwhile is shown, what was typed stays, and is saved the second time", async () => {
  await user.type(scoreOf(titles), "4");
  await answer("koleksi-digital", 2);
  await save();
  expect(await screen.findByText(/sudah mengisi penilaian ini sejak Anda membukanya/u)).toBeTruthy();
  expect(scoreOf(titles)).toHaveValue("4");
  await waitFor(() => expect(scoreOf(ebooks)).toHaveValue("2"));
  expect(await scores()).toEqual([2]);
  await save();
  expect(await screen.findByText("Penilaian disimpan.")).toBeTruthy();
  expect(await scores()).toEqual([4, 2]);
  expect(screen.getByText("Semua tersimpan")).toBeTruthy();
});

test("an instrument that another has corrected meanwhile is replaced only knowingly", async () => {
  await user.click(screen.getByRole("button", { name: "Sunting instrumen" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Sunting instrumen" }));
  const name = await sheet.findByLabelText("Nama instrumen");
  await user.type(name, " kami");
  const before = required(await instruments().byId(library.admin, SIX), "the instrument");
  const { source, components } = before.content;
  await editing().update(library.admin, SIX, { name: "Instrumen dinas", source, components });
  await user.click(sheet.getByRole("button", { name: "Simpan" }));
  expect(await sheet.findByText(/sudah menyunting instrumen ini sejak Anda membukanya/u)).toBeTruthy();
  expect(name).toHaveValue(`${before.content.name} kami`);
  expect((await instruments().byId(library.admin, SIX))?.content.name).toBe("Instrumen dinas");
  await user.click(sheet.getByRole("button", { name: "Simpan" }));
  expect(await screen.findByText("Instrumen disimpan.")).toBeTruthy();
  expect((await instruments().byId(library.admin, SIX))?.content.name).toBe(`${before.content.name} kami`);
});
