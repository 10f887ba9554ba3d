import { gql, type TypedDocumentNode } from "@apollo/client";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { restoreFromBin } from "../../client/bin/restoreFromBin";
import { useDeletePosts } from "../../client/blogs/admin/useDeletePosts";
import { OwnReadingLists } from "../../client/readingLists/own/MyReadingLists";
import { OwnListPage } from "../../client/readingLists/own/OwnListPage";
import { useReadingListCommands } from "../../client/readingLists/useReadingListCommands";
import { ViewerQuery } from "../../client/session/useViewer";
import { useUpdateSettings } from "../../client/settings/form/useUpdateSettings";
import { useStudentCommands } from "../../client/students/admin/form/useStudentCommands";
import { usePromotionCommands } from "../../client/students/promotion/usePromotionCommands";
import { BlogEditingService } from "../../server/blogs/BlogEditingService";
import { ReadingListEditingService } from "../../server/readingLists/editing/ReadingListEditingService";
import { givenBooks } from "../support/givenBooks";
import { givenStudent } from "../support/people";
import { cachedQueries } from "./support/cachedQueries";
import { pressing } from "./support/pressing";
import { openTestLibrary, type TestLibrary } from "./support/testLibrary";

let library: TestLibrary;
let ids: Readonly<Record<"rina" | "list" | "first" | "second" | "third" | "post", number>>;
beforeEach(async () => {
  library = await openTestLibrary();
  const { database, admin } = library;
  const [first = 0, second = 0, third = 0] = await givenBooks(database, [
    { title: "Saman" },
    { title: "Larung" },
    { title: "Edensor" },
  ]);
  const lists = new ReadingListEditingService(database);
  const { id: list } = await lists.create(admin, { name: "Untuk liburan" });
  await lists.create(admin, { name: "Untuk ujian" });
  for (const bookId of [first, second]) await lists.add(admin, list, { bookId });
  const rina = await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "X 1" });
  await givenStudent(database, { nis: "240102", name: "Budi Santoso", className: "X 2" });
  const posts = new BlogEditingService(database);
  const { id: post } = await posts.create(admin, { title: "Pekan Buku", body: "Ayo.", status: "published" });
  await posts.create(admin, { title: "Jam Baru", body: "Buka sampai pukul empat.", status: "published" });
  ids = { rina, list, first, second, third, post };
});
afterEach(() => library.close());

const globalId = (type: string, id: number) => btoa(`${type}:${id}`);
const list = () => globalId("ReadingList", ids.list);
const book = (which: "first" | "third") => globalId("Book", ids[which]);
const rina = () => globalId("Student", ids.rina);

/** What screens show of these, by features. */
const shown = () =>
  cachedQueries(library.client, {
    "own lists": "{ myReadingLists(first: 100) { nodes { id name booksCount publishedAt } } }",
    "published lists": "{ readingLists(first: 24) { nodes { id name } } }",
    "a list": `{ readingList(databaseId: ${ids.list}) { id name items(first: 100) { nodes { id note book { id } } } } }`,
    "lists of the first": `{ book(databaseId: ${ids.first}) { id viewerReadingLists { id } } }`,
    "lists of the third": `{ book(databaseId: ${ids.third}) { id viewerReadingLists { id } } }`,
    students: "{ students(first: 50) { totalCount nodes { id name className status } } }",
    "students of a class": '{ students(first: 50, filter: { className: "X 1" }) { totalCount nodes { id } } }',
    classes: "{ studentClasses { name studentsCount } }",
    members: "{ libraryInfo { students } }",
    "what a promotion would do": "{ studentPromotionPreview { fingerprint } }",
    promotions: "{ studentPromotions(first: 20) { nodes { id restored } } }",
    "a student": `{ student(databaseId: ${ids.rina}) { id className status academicYear expiresAt } }`,
    posts: "{ blogPosts(first: 12) { totalCount nodes { id title } } }",
    "a post": `{ blogPost(databaseId: ${ids.post}) { id title } }`,
    settings: "{ settings { name address } }",
    "the rules": "{ loanPolicy { figures { loanDays mostLoans } } }",
  });

type Command = () => () => Promise<unknown>;
function by<Commands>(useCommands: () => Commands, press: (commands: Commands) => Promise<unknown>): Command {
  return () => pressing(library.client, useCommands, press);
}

const Preview: TypedDocumentNode<{ studentPromotionPreview: { fingerprint: string } }> = gql`
  query PreviewForTheTest {
    studentPromotionPreview {
      fingerprint
    }
  }
`;
async function promote({ promoteStudents }: ReturnType<typeof usePromotionCommands>) {
  const { data } = await library.client.query({ query: Preview, fetchPolicy: "no-cache" });
  return promoteStudents({ fingerprint: data?.studentPromotionPreview.fingerprint ?? "" });
}

const commands: readonly (readonly [string, Command])[] = [
  [
    "a list that gets another name",
    by(useReadingListCommands, ({ update }) => update({ id: list(), name: "Liburan" })),
  ],
  ["a list that is published", by(useReadingListCommands, ({ update }) => update({ id: list(), isPublished: true }))],
  [
    "a list that is deleted",
    by(useReadingListCommands, async ({ remove, forgetDeleted }) => {
      await remove(list());
      forgetDeleted(list());
    }),
  ],
  ["a book that is put on a list", by(useReadingListCommands, ({ addBook }) => addBook(list(), book("third")))],
  ["a book that is taken out", by(useReadingListCommands, ({ removeBook }) => removeBook(list(), book("first")))],
  [
    "a book that changes its place",
    by(useReadingListCommands, ({ changeBook }) => changeBook({ listId: list(), bookId: book("first"), position: 2 })),
  ],
  ["a new student", by(useStudentCommands, ({ createStudent }) => createStudent({ nis: "240103", name: "Citra" }))],
  [
    "a student in another class",
    by(useStudentCommands, ({ updateStudent }) => updateStudent({ id: rina(), className: "X 3" })),
  ],
  ["a student who is deleted", by(useStudentCommands, ({ deleteStudent }) => deleteStudent(rina()))],
  ["the end of a school year", by(usePromotionCommands, promote)],
  [
    "a post that is deleted",
    by(useDeletePosts, ({ deletePosts }) => deletePosts([{ id: globalId("BlogPost", ids.post), title: "Pekan Buku" }])),
  ],
  [
    "the settings",
    by(useUpdateSettings, (update) => update({ name: "Pustaka Kartini", loanDays: 14, expectedRevision: 0 })),
  ],
];

test.each(commands)("after %s nothing is shown as it was before", async (_what, open) => {
  const press = open();
  const { load, stale } = shown();
  await load();
  await act(press);
  expect(await stale()).toEqual([]);
});

test("after an undone school year nothing is shown as it was before", async () => {
  const { load, stale } = shown();
  await act(pressing(library.client, usePromotionCommands, promote));
  await load();
  const undone = await act(
    pressing(library.client, usePromotionCommands, ({ undoPromotion }) =>
      undoPromotion(globalId("StudentPromotion", 1)),
    ),
  );
  expect(undone).toMatchObject({ data: expect.anything() as unknown });
  expect(await stale()).toEqual([]);
});

test.each([
  ["student", by(useStudentCommands, ({ deleteStudent }) => deleteStudent(rina()))],
  [
    "post",
    by(useDeletePosts, ({ deletePosts }) => deletePosts([{ id: globalId("BlogPost", ids.post), title: "Pekan Buku" }])),
  ],
] as const)("after a %s that comes back from the bin nothing is shown as it was before", async (_what, remove) => {
  const { load, stale } = shown();
  await act(remove());
  await load();
  await act(() => restoreFromBin(library.client, [globalId("BinEntry", 1)]));
  expect(await stale()).toEqual([]);
});

test("a list that is deleted on its page is gone from one's lists, which are not asked for again", async () => {
  await library.client.query({ query: ViewerQuery });
  const { url } = library.render(
    <Routes>
      <Route path="/user-info" element={<OwnReadingLists />} />
      <Route path="/user-info/lists/:listId" element={<OwnListPage />} />
    </Routes>,
    { at: "/user-info" },
  );
  await userEvent.click(await screen.findByRole("link", { name: /Untuk liburan/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Hapus" }));
  const sheet = within(await screen.findByRole("dialog"));
  await userEvent.click(sheet.getByRole("button", { name: /^Hapus/ }));
  await waitFor(() => expect(url()).toBe("/user-info"));
  await screen.findByText("Untuk ujian");
  await waitFor(() => expect(screen.queryByText("Untuk liburan")).toBeNull());
  expect(library.operations.filter((name) => name === "MyReadingLists")).toHaveLength(1);
});
