import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { activeShortcuts } from "../../../client/admin/shortcuts/shortcuts";
import { PostEditor } from "../../../client/blogs/admin/form/PostEditor";
import { aLibrary, aPost } from "../support/library";
import { createTestClient, renderScreen } from "../support/renderScreen";

beforeAll(() => {
  // What jsdom leaves out.
  URL.createObjectURL = () => "blob:sampul";
  URL.revokeObjectURL = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  // jsdom cannot decode images: the file is used as it is.
  Object.defineProperty(HTMLImageElement.prototype, "src", {
    set(this: HTMLImageElement, address: string) {
      this.setAttribute("src", address);
      if (!this.isConnected) queueMicrotask(() => this.dispatchEvent(new Event("error")));
    },
  });
});
beforeEach(() => localStorage.clear());

function show() {
  const library = aLibrary();
  const post = { ...aPost({ title: "Pekan Buku" }), databaseId: 77, writtenExcerpt: null, revision: 1 };
  const cover: { arrive?: () => void } = {};
  Object.assign(library.root, {
    blogPostPreview: () => ({ slug: "", excerpt: "", bodyHtml: "", readingMinutes: 1 }),
    createBlogPost: () => ({ __typename: "CreateBlogPostPayload", blogPost: post }),
    uploadBlogPostCover: () =>
      new Promise((resolve) => {
        cover.arrive = () => resolve({ __typename: "UploadBlogPostCoverPayload", blogPost: post });
      }),
  });
  const operations: string[] = [];
  const view = renderScreen(<PostEditor post={null} />, {
    at: "/admin/blogs/new",
    client: createTestClient(library, operations),
  });
  return { ...view, cover, operations, path: `/admin/blogs/${post.databaseId}` };
}

const title = () => screen.getByLabelText("Judul");
const body = () => screen.getByRole("textbox", { name: "Isi tulisan" });
const save = () => screen.getByRole("button", { name: /^Simpan/ });

test("a new post is made once, however often it is saved while its cover is being sent", async () => {
  const { cover, operations, path, url } = show();
  await userEvent.type(title(), "Pekan Buku");
  await userEvent.type(body(), "Ayo datang.");
  // The one before is the toolbar's.
  const [, input] = document.querySelectorAll('input[type="file"]');
  if (!input) throw new Error("Nothing to choose a cover with");
  fireEvent.change(input, { target: { files: [new File(["x"], "sampul.jpg", { type: "image/jpeg" })] } });
  await screen.findByRole("img", { name: "Sampul yang dipilih" });
  await userEvent.click(save());
  await waitFor(() => expect(cover.arrive).toBeDefined());
  expect(screen.getByRole("button", { name: /^Menyimpan…/ })).toHaveAttribute("aria-disabled", "true");
  await userEvent.type(body(), " Ajak teman.");
  for (const shortcut of activeShortcuts().filter(({ keys }) => keys.startsWith("mod+"))) shortcut.run();
  fireEvent.submit(screen.getByRole("form", { name: "Tulisan" }));
  cover.arrive?.();
  await waitFor(() => expect(url()).toBe(path));
  expect(operations.filter((name) => name === "CreateBlogPost")).toHaveLength(1);
});

test("publishing at once is offered while nothing else is chosen", async () => {
  show();
  const isOffered = () => [
    screen.queryByRole("button", { name: /^Terbitkan/ }) !== null,
    activeShortcuts().some(({ keys }) => keys === "mod+enter"),
  ];
  expect(isOffered()).toEqual([true, true]);
  await userEvent.click(screen.getByRole("radio", { name: /^Terjadwal/ }));
  expect(isOffered()).toEqual([false, false]);
  await userEvent.click(screen.getByRole("radio", { name: /^Draf/ }));
  expect(isOffered()).toEqual([true, true]);
});

test("a text that is missing is asked for where it is written, each time", async () => {
  show();
  await userEvent.type(title(), "Pekan Buku");
  for (let time = 0; time < 2; time++) {
    await userEvent.click(screen.getByRole("button", { name: "Pratinjau" }));
    await userEvent.click(save());
    expect(screen.getByRole("button", { name: "Tulis" })).toHaveAttribute("aria-pressed", "true");
    expect(body()).toHaveFocus();
  }
});
