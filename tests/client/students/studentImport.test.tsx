import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { StudentImportDetailPage } from "../../../client/students/admin/import/StudentImportDetailPage";
import { aLibrary, connection, type PageArguments } from "../support/library";
import { renderScreen } from "../support/renderScreen";

const counts = {
  __typename: "StudentImportCountsInfo",
  rows: 700,
  imported: 690,
  updated: 0,
  unchanged: 0,
  refused: 10,
  toCheck: 0,
  leftOut: 10,
  done: 500,
  undone: 0,
  kept: 0,
};

function anImport(fields: Record<string, unknown> = {}) {
  return {
    __typename: "StudentImport",
    id: "StudentImport:3",
    databaseId: 3,
    state: "RUNNING",
    isStopped: false,
    progress: 0.5,
    fileName: "siswa.csv",
    createdAt: "2026-11-21T02:00:00.000Z",
    rowsKept: true,
    undoRefusal: null,
    leftOutUrl: "/api/students/imports/3/left-out",
    counts,
    classes: [],
    reading: {
      __typename: "StudentImportReadingInfo",
      encoding: "UTF_8",
      separator: ";",
      hasHeader: true,
      isSlims: false,
      updateExisting: true,
      tidiesNames: true,
      zeroIsFemale: true,
      undecided: [],
      columns: [],
      fields: [],
    },
    rows: (page: PageArguments) => connection([], page),
    ...fields,
  };
}

function show(studentImport: ReturnType<typeof anImport>, commands: Record<string, () => unknown> = {}) {
  const library = aLibrary();
  const state = { studentImport };
  Object.assign(library.root, { studentImport: () => state.studentImport, ...commands });
  const screens = (
    <Routes>
      <Route path="/admin/students/imports/:importId" element={<StudentImportDetailPage />} />
    </Routes>
  );
  return { ...renderScreen(screens, { at: "/admin/students/imports/3", library }), state };
}

describe("The page of an import of students", () => {
  it("says how far an import has stopped and goes on with it", async () => {
    const going = anImport({ isStopped: false, progress: 0.8 });
    const view = show(anImport({ isStopped: true, progress: null }), {
      startStudentImport: () => {
        view.state.studentImport = going;
        return { __typename: "StartStudentImportPayload", studentImport: going };
      },
    });
    expect(await screen.findByText(/500 dari 700 baris sudah tersimpan/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Urungkan impor ini" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Lanjutkan" }));
    expect(await screen.findByRole("progressbar", { name: "Menyimpan siswa" })).toHaveValue(80);
  });

  it("is followed to its end, and names what an undo has left", async () => {
    const view = show(anImport());
    expect(await screen.findByRole("progressbar", { name: "Menyimpan siswa" })).toHaveValue(50);
    view.state.studentImport = anImport({
      state: "PARTLY_UNDONE",
      progress: null,
      counts: { ...counts, done: 700, undone: 689, kept: 1 },
      rows: (page: PageArguments) =>
        connection(
          [
            {
              __typename: "StudentImportRow",
              number: 7,
              outcome: "NEW",
              nis: "77",
              name: "Rina",
              className: null,
              reason: "",
              changes: [
                { __typename: "StudentImportChange", field: "Tanggal Lahir", before: null, after: "2009-05-31" },
              ],
              isUndone: false,
              keptReason: "Sudah punya akun.",
              studentId: 12,
            },
          ],
          page,
        ),
    });
    expect(await screen.findByText("Sudah punya akun.")).toBeInTheDocument();
    expect(screen.getByText(/689 siswa diurungkan\. 1 tetap ada/)).toBeInTheDocument();
    expect(screen.getByText("31 Mei 2009")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Rina" })).toHaveAttribute("href", "/admin/students/12");
  });
});
