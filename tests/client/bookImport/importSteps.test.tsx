import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { ImportDetailPage } from "../../../client/bookImport/ImportDetailPage";
import { aLibrary, connection, type PageArguments } from "../support/library";
import { renderScreen } from "../support/renderScreen";
import { anImport, anUndo, column, NO_COUNTS } from "./anImport";

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

function show(
  bookImport: ReturnType<typeof anImport>,
  commands: Record<string, (args: { input: Record<string, unknown> }) => unknown> = {},
) {
  const library = aLibrary();
  const state = { bookImport };
  const inputs: Record<string, unknown>[] = [];
  Object.assign(library.root, { bookImport: () => state.bookImport });
  for (const [name, run] of Object.entries(commands)) {
    Object.assign(library.root, {
      [name]: (args: { input: Record<string, unknown> }) => {
        inputs.push(args.input);
        return run(args);
      },
    });
  }
  const screens = (
    <Routes>
      <Route path="/admin/books/imports/:importId" element={<ImportDetailPage />} />
    </Routes>
  );
  return { ...renderScreen(screens, { at: "/admin/books/imports/3", library }), state, inputs, library };
}

describe("The import's page", () => {
  it("requires a title column, gives each field to one column only, and then shows the rows", async () => {
    const configured = anImport({
      reading: {
        ...anImport().reading,
        columns: [column("Buku", "TITLE", "CHOSEN"), column("Pengarang", "AUTHORS", "NAME")],
      },
    });
    const view = show(anImport(), {
      configureBookImport: () => ({ __typename: "ConfigureBookImportPayload", bookImport: configured }),
      previewBookImport: () => ({
        __typename: "PreviewBookImportPayload",
        bookImport: anImport({
          preview: {
            state: "READY",
            message: null,
            counts: { ...NO_COUNTS, rows: 2, books: 1, copies: 1, refused: 1 },
            warnings: [],
          },
        }),
      }),
    });
    expect(await screen.findByText("Judul wajib ada. Pilih kolom yang berisi judul buku.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Lihat pratinjau" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Pilih dulu kolom yang berisi judul buku.");
    await userEvent.selectOptions(screen.getByLabelText("Pencocokan kolom Buku"), "TITLE");
    expect(await screen.findByText("2 dari 2 kolom dipakai")).toBeInTheDocument();
    expect(view.inputs).toEqual([{ id: "BookImport:3", columns: ["TITLE", "AUTHORS"] }]);
    await userEvent.selectOptions(screen.getByLabelText("Pencocokan kolom Pengarang"), "TITLE");
    expect(view.inputs[1]).toEqual({ id: "BookImport:3", columns: [null, "TITLE"] });
    await userEvent.click(screen.getByRole("button", { name: "Lihat pratinjau" }));
    expect(await screen.findByText("1 buku baru")).toBeInTheDocument();
  });

  it("shows every row with its outcome, and those of one kind alone, in the address too", async () => {
    const view = show(
      anImport({
        preview: {
          state: "READY",
          message: null,
          counts: { ...NO_COUNTS, rows: 2, books: 1, copies: 1, refused: 1 },
          warnings: [{ message: "tahun aneh", rows: 1, firstRow: 2, isSerious: false }],
        },
      }),
    );
    expect(await screen.findByText("Laskar Pelangi")).toBeInTheDocument();
    expect(screen.getByText("Kolom “judul”: wajib diisi.")).toBeInTheDocument();
    expect(screen.getByText(/1 baris dengan tahun aneh/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Ditolak 1" }));
    await waitFor(() => expect(screen.queryByText("Laskar Pelangi")).not.toBeInTheDocument());
    expect(view.url()).toBe("/admin/books/imports/3?outcome=REFUSED");
  });

  it("shows a decision at once, and what is wrong with a new code at its field", async () => {
    const preview = {
      state: "READY",
      message: null,
      counts: { ...NO_COUNTS, rows: 1, books: 0, copies: 0, duplicates: 1, copiesLeftOut: 2 },
      warnings: [],
    };
    const row = {
      __typename: "BookImportRow",
      id: "BookImportRow:3-7",
      number: 7,
      outcome: "DUPLICATE",
      title: "Pulang",
      authors: "",
      copies: 0,
      copiesLeftOut: 2,
      reason: "Sama dengan baris 2 “Pulang”.",
      warnings: [],
      ownBook: "POSSIBLE",
      takenCodes: ["A1", "A2"].map((itemCode) => ({ itemCode, holder: "baris 2 “Pulang”", newCode: null })),
      proposedCodes: [
        { itemCode: "A1", newCode: "A1-2" },
        { itemCode: "A2", newCode: null },
      ],
    };
    const bookImport = anImport({ preview, rows: (page: PageArguments) => connection([row], page) });
    const view = show(bookImport, {
      decideBookImportRow: ({ input }) =>
        input.asOwnBook === true
          ? {
              __typename: "DecideBookImportRowPayload",
              bookImport: anImport({
                preview: { ...preview, state: "RUNNING" },
                progress: { stage: "ANALYSING", share: 0, rows: 1 },
              }),
            }
          : {
              __typename: "ConflictError",
              code: "CONFLICT",
              message: "Kode sudah dipakai.",
              fields: [{ name: "newCodes.0.newCode", message: "Kode B1 sudah dipakai “Pergi”. Pakai kode lain." }],
            },
    });
    Object.assign(view.library.root, { node: () => row });
    await userEvent.click(await screen.findByRole("button", { name: "Beri kode baru baris 7" }));
    const first = await screen.findByLabelText("Pengganti A1");
    expect(first).toHaveValue("A1-2");
    await userEvent.clear(first);
    await userEvent.type(screen.getByLabelText("Pengganti A2"), "B1");
    await userEvent.click(screen.getByRole("button", { name: "Pakai kode ini" }));
    expect(await screen.findByText("Kode B1 sudah dipakai “Pergi”. Pakai kode lain.")).toBeInTheDocument();
    expect(screen.getByLabelText("Pengganti A2")).toBeInvalid();
    await userEvent.click(screen.getByRole("button", { name: "Tutup" }));

    await userEvent.click(screen.getByRole("button", { name: "Tetap impor sebagai buku terpisah baris 7" }));
    expect(await screen.findByRole("button", { name: "Batalkan keputusan baris 7" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Menghitung ulang… 0%" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText("Pulang")).toBeInTheDocument();
    expect(view.inputs).toEqual([
      { id: "BookImport:3", row: 7, asOwnBook: false, newCodes: [{ itemCode: "A2", newCode: "B1" }] },
      { id: "BookImport:3", row: 7, asOwnBook: true, newCodes: [] },
    ]);
  });

  it("stays where it is and says why when the start is refused", async () => {
    show(
      anImport({
        preview: { state: "READY", message: null, counts: { ...NO_COUNTS, rows: 1, books: 1 }, warnings: [] },
      }),
      {
        startBookImport: () => ({
          __typename: "ConflictError",
          code: "CONFLICT",
          message: "Impor lain sedang berjalan.",
          fields: [],
        }),
      },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Impor sekarang" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Impor lain sedang berjalan.");
    expect(screen.getByRole("button", { name: "Impor sekarang" })).toBeInTheDocument();
  });

  it("has an import taken back after a question only, and says so of one that is", async () => {
    const view = show(anImport({ state: "STAGING", progress: { stage: "WRITING", share: 0.42, rows: 42 } }), {
      cancelBookImport: () => ({
        __typename: "CancelBookImportPayload",
        bookImport: anImport({ state: "CANCELLED", message: "Impor dibatalkan. Tidak ada buku yang masuk." }),
      }),
    });
    expect(await screen.findByRole("progressbar", { name: "Menyimpan buku" })).toHaveValue(42);
    await userEvent.click(screen.getByRole("button", { name: "Batalkan impor" }));
    expect(view.inputs).toEqual([]);
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Batalkan impor" }));
    expect(await screen.findByText("Impor dibatalkan. Tidak ada buku yang masuk.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Mulai lagi" })).toBeInTheDocument();
  });

  it("says at the preview that an import was called off, and offers it again", async () => {
    show(
      anImport({
        state: "CANCELLED",
        message: "Impor dibatalkan. Tidak ada buku yang masuk.",
        preview: { state: "READY", message: null, counts: { ...NO_COUNTS, rows: 1, books: 1 }, warnings: [] },
      }),
    );
    expect(await screen.findByText(/Impor dibatalkan\. Tidak ada buku yang masuk\./)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Impor sekarang" })).toBeInTheDocument();
  });

  it("says before an undo how much goes and what stays, with the reasons", async () => {
    const view = show(
      anImport({
        state: "DONE",
        undoPreview: anUndo({ books: 1_180, copies: 2_360, keptBooks: 1, keptCopies: 3 }),
        kept: (page: PageArguments) =>
          connection(
            [
              { bookId: 7, title: "Laskar Pelangi", itemCode: null, reasons: ["BORROWED", "CHANGED"] },
              { bookId: 8, title: "Bumi", itemCode: "B-2", reasons: ["BINNED"] },
            ].map((item) => ({ __typename: "BookImportKeptItem", id: "", ...item })),
            page,
          ),
      }),
      {
        undoBookImport: () => ({
          __typename: "UndoBookImportPayload",
          bookImport: anImport({ state: "PARTLY_UNDONE" }),
        }),
      },
    );
    expect(await screen.findByRole("link", { name: "Laskar Pelangi" })).toHaveAttribute("href", "/admin/books/7");
    expect(screen.getByText("Pernah dipinjam · Diubah, digabungkan, atau diberi berkas")).toBeInTheDocument();
    expect(screen.getByText("· eksemplar B-2")).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "Urungkan impor ini" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText("1.180 buku dan 2.360 eksemplar")).toBeInTheDocument();
    expect(dialog.getByText("1 buku dan 3 eksemplar")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Urungkan" }));
    expect(view.inputs).toEqual([{ id: "BookImport:3" }]);
    expect(await screen.findByText("Sebagian diurungkan")).toBeInTheDocument();
  });

  it("tells of a done import what it has brought, and why it cannot be undone", async () => {
    show(
      anImport({
        state: "DONE",
        counts: { ...NO_COUNTS, rows: 2, books: 1, refused: 1 },
        undoRefusal: "Pernah dipinjam: “Laskar Pelangi”.",
      }),
    );
    expect(await screen.findByText("Pernah dipinjam: “Laskar Pelangi”.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Urungkan impor ini" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: /Unduh baris/ })).toHaveAttribute(
      "href",
      "/api/books/imports/3/refused-rows",
    );
  });

  it("says of one that is not there how that may be", async () => {
    const view = show(anImport());
    Object.assign(view.state, { bookImport: null });
    view.client.cache.evict({ id: "ROOT_QUERY" });
    act(() => {
      view.client.cache.gc();
    });
    expect(await screen.findByText("Impor ini tidak ditemukan")).toBeInTheDocument();
  });
});
