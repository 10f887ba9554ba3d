import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Route, Routes } from "react-router-dom";
import { EditBookPage } from "../../client/books/admin/form/edit/EditBookPage";
import { PostPage } from "../../client/blogs/admin/form/PostPage";
import { OwnReadingLists } from "../../client/readingLists/own/MyReadingLists";
import { ViewerQuery } from "../../client/session/useViewer";
import { SettingsPage } from "../../client/settings/SettingsPage";
import { EditStudentPage } from "../../client/students/admin/form/EditStudentPage";
import { UserInfoPage } from "../../client/account/UserInfoPage";
import { BlogEditingService } from "../../server/blogs/BlogEditingService";
import { givenBooks } from "../support/givenBooks";
import { givenStudent } from "../support/people";
import { holdNextAnswer } from "./support/answers";
import { openTestLibrary, type TestLibrary } from "./support/testLibrary";

// Not in jsdom, which has no layout.
Element.prototype.scrollIntoView = () => undefined;

let library: TestLibrary;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
  await library.client.query({ query: ViewerQuery });
});
afterEach(() => library.close());

interface Form {
  readonly what: string;
  readonly page: ReactNode;
  readonly path: string;
  /** Makes what is edited, and gives its number. */
  readonly given?: () => Promise<number | undefined>;
  readonly operation: string;
  readonly fields: readonly [string, string];
  /** Whether the bar says what is not saved. */
  readonly hasBar?: boolean;
}

const forms: readonly Form[] = [
  {
    what: "a book",
    page: <EditBookPage />,
    path: "/admin/books/:bookId",
    given: async () => (await givenBooks(library.database, [{ title: "Bumi Manusia" }]))[0],
    operation: "UpdateBook",
    fields: ["Judul", "Anak judul"],
    hasBar: true,
  },
  {
    what: "a student",
    page: <EditStudentPage />,
    path: "/admin/students/:studentId/edit",
    given: () => givenStudent(library.database, { nis: "240101", name: "Rina Kartika" }),
    operation: "UpdateStudent",
    fields: ["Nama", "Telepon"],
    hasBar: true,
  },
  {
    what: "a post",
    page: <PostPage />,
    path: "/admin/blogs/:postId",
    given: async () => {
      const posts = new BlogEditingService(library.database);
      return (await posts.create(library.admin, { title: "Pekan Buku", body: "Ayo datang." })).id;
    },
    operation: "UpdateBlogPost",
    fields: ["Judul", "Isi tulisan"],
    hasBar: true,
  },
  {
    what: "the settings",
    page: <SettingsPage />,
    path: "/admin/settings",
    operation: "UpdateSettings",
    fields: ["Nama perpustakaan", "Alamat"],
    hasBar: true,
  },
  {
    what: "one's own account",
    page: <UserInfoPage />,
    path: "/user-info",
    operation: "UpdateUserInfo",
    fields: ["Nama", "Telepon"],
  },
];

const field = (label: string) => screen.findByRole<HTMLInputElement>("textbox", { name: label });

/** At the end of the field, at once: a long form takes its time for each key. */
const add = async (label: string, text: string) => {
  await user.click(await field(label));
  await user.paste(text);
};

test.each(forms)(
  "what is typed into $what while it is being saved stays, and is not saved yet",
  async ({ page, path, given, operation, fields: [first, second], hasBar = false }) => {
    const id = await given?.();
    library.render(
      <Routes>
        <Route path={path} element={page} />
      </Routes>,
      { at: path.replace(/:\w+/u, String(id)) },
    );
    const held = holdNextAnswer(library.client, operation);
    const before = (await field(first)).value;
    await add(first, " Satu");
    await user.click(screen.getByRole("button", { name: /^Simpan/ }));
    await held.arrived;
    await user.type(await field(first), " Dua");
    await user.type(await field(second), "Tiga");
    const later = (await field(second)).value;
    await held.release();

    await waitFor(() => expect(screen.queryByRole("button", { name: /^Menyimpan/ })).toBeNull());
    expect([(await field(first)).value, (await field(second)).value]).toEqual([`${before} Satu Dua`, later]);
    if (hasBar) expect(screen.getByText("2 isian belum disimpan")).toBeInTheDocument();
  },
);

test("the name of another list that is typed while the first is being made stays", async () => {
  library.render(<OwnReadingLists />, { at: "/user-info" });
  const held = holdNextAnswer(library.client, "CreateReadingList");
  await user.type(await field("Daftar baru"), "Untuk liburan{Enter}");
  await held.arrived;
  await user.clear(await field("Daftar baru"));
  await user.type(await field("Daftar baru"), "Untuk ujian");
  await held.release();
  await screen.findByText("Untuk liburan");
  expect(await field("Daftar baru")).toHaveValue("Untuk ujian");
});
