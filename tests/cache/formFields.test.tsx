import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { NewBookPage } from "../../client/books/admin/form/new/NewBookPage";
import { emptyBook } from "../../client/books/admin/form/values/bookFormValues";
import { ViewerQuery } from "../../client/session/useViewer";
import { settingLabels } from "../../client/settings/form/settingsValues";
import { SettingsPage } from "../../client/settings/SettingsPage";
import { NewStudentPage } from "../../client/students/admin/form/NewStudentPage";
import { studentFieldNames } from "../../client/students/admin/form/studentFormValues";
import { openTestLibrary, type TestLibrary } from "./support/testLibrary";

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
  await library.client.query({ query: ViewerQuery });
});
afterEach(() => library.close());

/** Ticked, or put together of fields without a name. */
const withoutField = [
  "openingHours",
  "holidays",
  "openDays",
  "closedWeekdays",
  "noticeKinds",
  "studentsMayClearHistory",
  "showsOftenSearched",
  "inventoryRestartsYearly",
  "graceCharged",
  "capAtPrice",
];
const typedSettings = Object.keys(settingLabels).filter((name) => !withoutField.includes(name));

const forms: readonly (readonly [string, ReactElement, string, readonly string[]])[] = [
  ["a new book", <NewBookPage key="book" />, "Judul", Object.keys(emptyBook)],
  ["a new student", <NewStudentPage key="student" />, "Nama", studentFieldNames],
  ["the settings", <SettingsPage key="settings" />, "Nama perpustakaan", typedSettings],
];

test.each(forms)("the form of %s has a field for each of its values", async (_title, page, first, names) => {
  library.render(page);
  const { form } = await screen.findByLabelText<HTMLInputElement>(first);
  const shown = [...(form?.elements ?? [])].map((element) => element.getAttribute("name"));
  // Of what is put together, one field or more: `signatories.0.name`.
  const isShown = (name: string) => shown.some((field) => field === name || field?.startsWith(`${name}.`));
  expect(names.filter((name) => !isShown(name))).toEqual([]);
});
