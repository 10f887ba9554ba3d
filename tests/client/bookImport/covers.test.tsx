import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { CoversPage } from "../../../client/bookImport/covers/CoversPage";
import { packingProblem, picturesAmong } from "../../../client/bookImport/covers/packPictures";
import { aLibrary, connection, type PageArguments } from "../support/library";
import { renderScreen } from "../support/renderScreen";

const COVERS = {
  __typename: "CoverImport",
  id: "Q292ZXI6MQ==",
  databaseId: 1,
  state: "RUNNING",
  fileName: "docs.zip",
  sentBy: "admin",
  replacesCovers: false,
  isCancelling: false,
  createdAt: "2026-11-21T02:00:00Z",
  message: null as string | null,
  files: 4_000,
  filesSeen: 1_000,
  attached: 900,
  unmatched: 100,
  refused: 0,
  covered: 0,
};

function show(given: Partial<typeof COVERS>) {
  const library = aLibrary();
  const state = { covers: { ...COVERS, ...given } };
  const outcomes = (page: PageArguments) => connection([], page);
  Object.assign(library.root, {
    coverImport: () => ({ ...state.covers, outcomes }),
    cancelCovers: () => {
      state.covers = { ...state.covers, isCancelling: true };
      return { __typename: "CancelCoversPayload", coverImport: state.covers };
    },
  });
  const screens = (
    <Routes>
      <Route path="/admin/books/imports/covers/:id?" element={<CoversPage />} />
    </Routes>
  );
  renderScreen(screens, { at: "/admin/books/imports/covers/1", library });
  return state;
}

describe("The page of covers that follow an import", () => {
  it("says how far they are, ends them when asked, and shows what was attached by then", async () => {
    const state = show({});
    expect(await screen.findByText("1.000 dari 4.000 gambar")).toBeVisible();
    expect(screen.getByRole("progressbar", { name: "Memasang sampul" })).toHaveAttribute("value", "25");
    await userEvent.click(screen.getByRole("button", { name: "Batalkan" }));
    expect(await screen.findByText("Membatalkan…")).toBeVisible();
    state.covers = { ...state.covers, state: "CANCELLED", isCancelling: false };
    await waitFor(() => expect(screen.getByText(/Sampul yang sudah dipasang tetap ada/)).toBeVisible(), {
      timeout: 5_000,
    });
    expect(screen.getByRole("button", { name: "Sampul dipasang 900" })).toHaveAttribute("aria-pressed", "true");
  });

  it("says why they came to no end, and that old lists are gone", async () => {
    show({ state: "FAILED", message: "Berkas ZIP-nya tidak ada lagi di server ini." });
    expect(await screen.findByText("Berkas ZIP-nya tidak ada lagi di server ini.")).toBeVisible();
    expect(await screen.findByText("Daftar ini disimpan 30 hari, lalu dihapus.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Buku sudah bersampul 0" }));
    expect(await screen.findByText("Tidak ada gambar di sini.")).toBeVisible();
  });
});

describe("A folder of pictures", () => {
  const file = (name: string, type: string, size = 1) => {
    const made = new File(["x"], name, { type });
    Object.defineProperty(made, "size", { value: size });
    return { path: `docs/${name}`, file: made };
  };

  it("sends its pictures only", () => {
    const picture = file("a.jpg", "image/jpeg");
    expect(picturesAmong([picture, file("index.html", "text/html")])).toEqual([picture]);
  });

  it.each([
    ["is empty", [], /Tidak ada gambar/],
    [
      "is too large for one archive",
      [file("a.jpg", "image/jpeg", 1_000_000_000), file("b.jpg", "image/jpeg", 1e9)],
      /1,9 GB/,
    ],
    ["has too many pictures", Array.from({ length: 50_001 }, () => file("a.jpg", "image/jpeg")), /50\.000/],
  ])("is not sent where it %s", (_title, pictures, problem) => {
    expect(packingProblem(pictures)).toMatch(problem);
  });

  it("is sent otherwise", () => {
    expect(packingProblem([file("a.jpg", "image/jpeg", 1_950_000_000)])).toBeNull();
  });
});
