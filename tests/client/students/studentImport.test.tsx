import { type ApolloClient, gql } from "@apollo/client";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes } from "react-router-dom";
import { createCache } from "../../../client/apollo/createCache";
import { StudentImportDetailPage } from "../../../client/students/admin/import/StudentImportDetailPage";
import { StudentImportPage } from "../../../client/students/admin/import/StudentImportPage";
import { trackStudentImport } from "../../../client/students/admin/import/trackStudentImport";
import { aLibrary, connection, type PageArguments } from "../support/library";
import { renderScreen } from "../support/renderScreen";

const counts = {
  __typename: "StudentImportCountsInfo",
  rows: 700,
  imported: 690,
  updated: 0,
  unchanged: 0,
  held: 0,
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
    findings: null,
    classes: [],
    reading: {
      __typename: "StudentImportReadingInfo",
      encoding: "UTF_8",
      separator: ";",
      hasHeader: true,
      source: { __typename: "ImportFileSource", sheets: [], sheet: null, hiddenRows: 0, rowsAbove: [] },
      isSlims: false,
      updateExisting: true,
      tidiesNames: true,
      zeroIsFemale: true,
      keepsCommonBirthDate: false,
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
    expect(await screen.findByRole("progressbar", { name: "Menyimpan anggota" })).toHaveValue(80);
  });

  it("is followed to its end, and names what an undo has left", async () => {
    const view = show(anImport());
    expect(await screen.findByRole("progressbar", { name: "Menyimpan anggota" })).toHaveValue(50);
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
              question: null,
              decision: null,
              changes: [
                { __typename: "StudentImportChange", field: "Tanggal lahir", before: null, after: "2009-05-31" },
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
    expect(screen.getByText(/689 anggota diurungkan\. 1 tetap ada/)).toBeInTheDocument();
    expect(screen.getByText("31 Mei 2009")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Rina" })).toHaveAttribute("href", "/admin/students/12");
  });
});

describe("The preview of an import of students", () => {
  const held = (decision: string | null) =>
    anImport({
      state: "READY",
      progress: null,
      counts: { ...counts, rows: 13, imported: 10, updated: decision ? 1 : 0, held: decision ? 1 : 2, refused: 1 },
      findings: {
        __typename: "StudentImportFindingsInfo",
        unknownKinds: [{ __typename: "StudentImportUnknownKind", word: "Frater", rows: 3 }],
        commonBirthDate: null,
      },
      reading: {
        ...anImport().reading,
        columns: [
          {
            __typename: "StudentImportColumnInfo",
            header: "NIK",
            field: null,
            reason: "UNKNOWN",
            samples: ["3321013101080001"],
          },
          {
            __typename: "StudentImportColumnInfo",
            header: "Agama",
            field: null,
            reason: "UNKNOWN",
            samples: ["Islam", "Kristen"],
          },
        ],
      },
      rows: (page: PageArguments) =>
        connection(
          [
            {
              __typename: "StudentImportRow",
              number: 4,
              outcome: decision ? "CHANGED" : "HELD",
              nis: "77",
              name: "Rina",
              className: null,
              reason: "NIS / No. anggota ini milik Oki (No. anggota 77).",
              question: "OTHER_NAME",
              decision,
              changes: [],
              isUndone: false,
              keptReason: null,
              studentId: 12,
            },
          ],
          page,
        ),
    });

  it("adds up, shows what nobody uses, and takes a doubtful row once it is ticked", async () => {
    const view = show(held(null), {
      decideStudentImportRows: () => {
        view.state.studentImport = held("UPDATE");
        return { __typename: "DecideStudentImportRowsPayload", studentImport: view.state.studentImport };
      },
    });
    expect(
      await screen.findByText("13 baris = 10 baru + 0 diubah + 0 tidak diubah + 2 tidak diambil + 1 ditolak"),
    ).toBeInTheDocument();
    expect(screen.getByText(/^3 baris berkas tidak masuk/)).toBeInTheDocument();
    expect(screen.getByText("2 kolom berkas tidak dipakai")).toBeInTheDocument();
    expect(screen.getByText(": Islam · Kristen")).toBeInTheDocument();
    expect(screen.getAllByText("Seperti nomor. Periksa apakah diperlukan.")).toHaveLength(1);
    expect(screen.getByRole("combobox", { name: "Catat “Frater” sebagai" })).toHaveTextContent("Jenis baru: Frater");
    // A number that is taken can be nobody else's.
    expect(screen.queryByRole("checkbox", { name: /^Orang lain/ })).toBeNull();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Orang yang sama, perbarui datanya: Rina" }));
    expect(await screen.findByText(/10 baru \+ 1 diubah \+ 0 tidak diubah \+ 1 tidak diambil/)).toBeInTheDocument();
  });
});

describe("The imports of students", () => {
  const showList = () => {
    const library = aLibrary();
    const imports = Array.from({ length: 11 }, (_, place) =>
      anImport({ id: `StudentImport:${place}`, fileName: `berkas-${place}.csv`, startedBy: "rina", state: "DONE" }),
    );
    const uploaded = anImport({ id: "StudentImport:90", databaseId: 90, fileName: "baru.csv", startedBy: "rina" });
    Object.assign(library.root, {
      studentImports: (page: PageArguments) => connection(imports, page),
      uploadStudentImport: () => {
        imports.unshift(uploaded);
        return { __typename: "UploadStudentImportPayload", studentImport: uploaded };
      },
    });
    const screens = (
      <Routes>
        <Route path="/admin/students/import" element={<StudentImportPage />} />
        <Route path="/admin/students/imports/90" element={<Link to="/admin/students/import">Kembali</Link>} />
      </Routes>
    );
    renderScreen(screens, { at: "/admin/students/import", library });
  };

  it("are listed further down where there are older ones", async () => {
    showList();
    await screen.findByText("berkas-0.csv");
    expect(screen.queryByText("berkas-10.csv")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Muat lebih banyak" }));
    expect(await screen.findByText("berkas-10.csv")).toBeInTheDocument();
    expect(screen.getByText("berkas-0.csv")).toBeInTheDocument();
  });

  it("have the file among them that was just uploaded", async () => {
    showList();
    await screen.findByText("berkas-0.csv");
    const input = document.querySelector('input[type="file"]');
    if (!input) throw new Error("Nothing to choose with");
    fireEvent.change(input, { target: { files: [new File(["NIS;Nama"], "baru.csv", { type: "text/csv" })] } });
    await userEvent.click(await screen.findByRole("link", { name: "Kembali" }));
    expect(await screen.findByText("baru.csv")).toBeInTheDocument();
  });

  it("are followed to their end though the server is away for long, and then the lists are asked for again", async () => {
    jest.useFakeTimers();
    try {
      const Members = gql`
        query MembersOfImportTest {
          libraryInfo {
            students
          }
        }
      `;
      const cache = createCache();
      cache.writeQuery({ query: Members, data: { libraryInfo: { __typename: "LibraryInfo", students: 3 } } });
      const query = jest.fn(() => Promise.reject<unknown>(new TypeError("Failed to fetch")));
      trackStudentImport({ cache, query } as unknown as ApolloClient, "StudentImport:3");
      await jest.advanceTimersByTimeAsync(10 * 60_000);
      // Every 600 ms at first, and four times a minute from then on.
      expect(query.mock.calls.length).toBeGreaterThan(80);
      expect(query.mock.calls.length).toBeLessThan(100);
      expect(cache.readQuery({ query: Members })).not.toBeNull();
      query.mockImplementation(() => Promise.resolve({ data: { studentImport: { progress: null } } }));
      await jest.advanceTimersByTimeAsync(60_000);
      expect(cache.readQuery({ query: Members })).toBeNull();
      const calls = query.mock.calls.length;
      await jest.advanceTimersByTimeAsync(60_000);
      expect(query.mock.calls).toHaveLength(calls);
    } finally {
      jest.useRealTimers();
    }
  });
});
