import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { BlogPostPage } from "../../../client/blogs/detail/BlogPostPage";
import { BlogsPage } from "../../../client/blogs/list/BlogsPage";
import { PageRequestContext } from "../../../client/apollo/pageQuery/PageRequest";
import { aLibrary, aPost } from "../support/library";
import { createTestClient, renderScreen } from "../support/renderScreen";

const pages = (
  <Routes>
    <Route path="/blogs" element={<BlogsPage />} />
    <Route path="/blogs/:blogSlug" element={<BlogPostPage />} />
  </Routes>
);
const three = () => ["Ketiga", "Kedua", "Pertama"].map((title) => aPost({ title }));
const neighbours = async () => within(await screen.findByRole("navigation", { name: "Tulisan lain" }));

test("a post is its text with its headings, who wrote it and when", async () => {
  const posts = [aPost({ title: "Jam layanan", bodyHtml: "<h2>Kapan</h2><p>Setiap <em>hari</em>.</p>" })];
  renderScreen(pages, { at: "/blogs/jam-layanan", library: aLibrary({ posts }) });
  expect(await screen.findByRole("heading", { level: 1, name: "Jam layanan" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2, name: "Kapan" })).toBeInTheDocument();
  expect(screen.getByText(/4 menit baca/)).toHaveTextContent("18 November 2026 · 4 menit baca · Petugas Perpustakaan");
  expect(screen.getByText("18 November 2026")).toHaveAttribute("datetime", "2026-11-18T03:00:00Z");
});

test("older and newer posts are one step away, and the list too", async () => {
  renderScreen(pages, { at: "/blogs/kedua", library: aLibrary({ posts: three() }) });
  const links = (await neighbours()).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["SebelumnyaPertama", "/blogs/pertama"],
    ["BerikutnyaKetiga", "/blogs/ketiga"],
    ["Semua tulisan", "/blogs"],
  ]);
});

test("a post from the loaded list shows its header at once, and one read before needs no request", async () => {
  const operations: string[] = [];
  renderScreen(pages, { at: "/blogs", client: createTestClient(aLibrary({ posts: three() }), operations) });
  await userEvent.click(await screen.findByRole("link", { name: "Kedua" }));
  expect(screen.getByRole("heading", { level: 1, name: "Kedua" })).toBeInTheDocument();
  expect(await screen.findByText("Isi Kedua.")).toBeInTheDocument();

  await userEvent.click((await neighbours()).getByRole("link", { name: /Pertama/ }));
  expect(screen.getByRole("heading", { level: 1, name: "Pertama" })).toBeInTheDocument();
  expect(await screen.findByText("Isi Pertama.")).toBeInTheDocument();
  expect(operations).toEqual(["BlogsPage", "BlogPostPage", "BlogPostPage"]);

  await userEvent.click((await neighbours()).getByRole("link", { name: /Kedua/ }));
  expect(screen.getByText("Isi Kedua.")).toBeInTheDocument();
  await userEvent.click((await neighbours()).getByRole("link", { name: "Semua tulisan" }));
  expect(screen.getByRole("heading", { level: 1, name: "Blog" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ketiga" })).toBeInTheDocument();
  expect(operations).toHaveLength(3);
});

test("a neighbouring post shows its header at once too, without a loaded list", async () => {
  renderScreen(pages, { at: "/blogs/kedua", library: aLibrary({ posts: three() }) });
  await userEvent.click((await neighbours()).getByRole("link", { name: /Ketiga/ }));
  expect(screen.getByRole("heading", { level: 1, name: "Ketiga" })).toBeInTheDocument();
});

test("what is loaded stays when the rest fails, and can be asked for again", async () => {
  const library = aLibrary({ posts: three(), failing: ["blogPost"] });
  renderScreen(pages, { at: "/blogs", library });
  await userEvent.click(await screen.findByRole("link", { name: "Kedua" }));
  expect(await screen.findByText("Tulisan ini gagal dimuat")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: "Kedua" })).toBeInTheDocument();
  library.restore("blogPost");
  await userEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  expect(await screen.findByText("Isi Kedua.")).toBeInTheDocument();
});

test.each([
  [{ status: "DRAFT", publishedAt: null }, "Draf", "Hanya petugas yang melihat tulisan ini sampai diterbitkan."],
  [
    { isScheduled: true, publishedAt: "2026-11-25T00:30:00Z" },
    "Terjadwal",
    "Pembaca melihat tulisan ini mulai 25 November 2026 pukul 07.30.",
  ],
])("what readers do not see yet says so: %j", async (fields, word, reason) => {
  const { container } = renderScreen(pages, {
    at: "/blogs/rencana",
    library: aLibrary({ posts: [aPost({ title: "Rencana", ...fields })] }),
  });
  expect(await screen.findByText(word)).toBeInTheDocument();
  expect(screen.getByText(reason)).toBeInTheDocument();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  expect(container.querySelector('script[type="application/ld+json"]')).toBeNull();
});

test("an unknown slug is a page with status 404", async () => {
  const setStatus = jest.fn();
  const request = {
    origin: "http://x",
    theme: null,
    failedOperations: new Map(),
    setStatus,
    redirectTo: jest.fn(),
  };
  renderScreen(<PageRequestContext value={request}>{pages}</PageRequestContext>, { at: "/blogs/tidak-ada" });
  expect(await screen.findByRole("heading", { level: 1, name: "Tulisan tidak ditemukan" })).toBeInTheDocument();
  expect(setStatus).toHaveBeenLastCalledWith(404);
});

test("the cover of a post stands above its text, with its words", async () => {
  const posts = [
    aPost({ title: "Foto", imageUrl: "/static/covers/a-1280.webp", imageAlt: "Ruang baca" }),
    aPost({ title: "Tanpa" }),
  ];
  renderScreen(pages, { at: "/blogs/foto", library: aLibrary({ posts }) });
  expect(await screen.findByRole("img", { name: "Ruang baca" })).toHaveAttribute("loading", "eager");
  await userEvent.click((await neighbours()).getByRole("link", { name: /Tanpa/ }));
  await waitFor(() => expect(screen.queryByRole("img")).not.toBeInTheDocument());
});
