import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router-dom";
import { BlogsPage } from "../../../client/blogs/list/BlogsPage";
import { LibraryTimeZone } from "../../../client/page/library/LibraryTimeZone";
import { PageRequestContext } from "../../../client/apollo/pageQuery/PageRequest";
import { aLibrary, aPost } from "../support/library";
import { renderScreen } from "../support/renderScreen";

const manyPosts = (count: number) =>
  Array.from({ length: count }, (_, index) => aPost({ title: `Tulisan ${index + 1}` }));
const titles = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
const cover = (address: string) => ({
  imageUrl: address,
  imageSrcSet: `${address.replace("1280", "320")} 320w, ${address} 1280w`,
});

test("the newest post is the largest, and each says when it came, how long it takes and who signed it", async () => {
  const posts = [
    aPost({ title: "Baru", publishedAt: "2026-11-20T18:00:00Z" }),
    aPost({ title: "Lama", readingMinutes: 12 }),
  ];
  renderScreen(<BlogsPage />, { at: "/blogs", library: aLibrary({ posts }) });
  await screen.findByRole("link", { name: "Baru" });
  expect(titles()).toEqual(["Baru", "Lama"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Lama" })).toHaveAttribute("href", "/blogs/lama");
  const facts = screen.getAllByText(/menit baca/).map(({ textContent }) => textContent);
  expect(facts).toEqual([
    "21 November 2026 · 4 menit baca · Petugas Perpustakaan",
    "18 November 2026 · 12 menit baca · Petugas Perpustakaan",
  ]);
  expect(screen.getByText("Tentang Lama.")).toBeInTheDocument();
});

test("the day is the library's, wherever the reader is", async () => {
  const posts = [aPost({ title: "Malam", publishedAt: "2026-11-20T18:00:00Z" })];
  renderScreen(
    <LibraryTimeZone timeZone="Europe/London">
      <BlogsPage />
    </LibraryTimeZone>,
    { at: "/blogs", library: aLibrary({ posts }) },
  );
  expect(await screen.findByText("20 November 2026")).toBeInTheDocument();
});

test("a cover has a srcset and an alt text; placeholders and failed covers are decorative", async () => {
  const posts = [
    aPost({ title: "Foto", ...cover("/static/covers/a-1280.webp"), imageAlt: "Rak buku di ruang baca" }),
    aPost({ title: "Hiasan", ...cover("/static/covers/b-1280.webp") }),
    aPost({ title: "Tanpa" }),
  ];
  const { container } = renderScreen(<BlogsPage />, { at: "/blogs", library: aLibrary({ posts }) });
  const photo = await screen.findByRole("img", { name: "Rak buku di ruang baca" });
  expect(photo).toHaveAttribute("srcset", "/static/covers/a-320.webp 320w, /static/covers/a-1280.webp 1280w");
  expect(photo).toHaveAttribute("loading", "eager");
  expect(container.querySelector('img[src="/static/covers/b-1280.webp"]')).toHaveAttribute("alt", "");
  expect(container.querySelector('img[src="/static/covers/b-1280.webp"]')).toHaveAttribute("loading", "lazy");
  expect(container.querySelectorAll("img")).toHaveLength(2);
  fireEvent.error(photo);
  await waitFor(() => expect(screen.queryByRole("img")).not.toBeInTheDocument());
});

test("the next page is a real link, and lengthens the list when pressed", async () => {
  renderScreen(<BlogsPage />, { at: "/blogs", library: aLibrary({ posts: manyPosts(20) }) });
  const more = await screen.findByRole("link", { name: "Muat lebih banyak" });
  expect(more).toHaveAttribute("href", "/blogs?after=13");
  expect(screen.getByText("13 dari 20 tulisan ditampilkan")).toBeInTheDocument();
  await userEvent.click(more);
  await waitFor(() => expect(titles()).toHaveLength(20));
  expect(screen.queryByRole("link", { name: "Muat lebih banyak" })).not.toBeInTheDocument();
});

test("a list opened in the middle features no post, links to the start, and is not cached as the whole", async () => {
  renderScreen(<BlogsPage />, { at: "/blogs?after=13", library: aLibrary({ posts: manyPosts(20) }) });
  await screen.findByRole("link", { name: "Tulisan 14" });
  expect(screen.getAllByRole("listitem")).toHaveLength(7);
  await userEvent.click(screen.getByRole("link", { name: "Ke tulisan terbaru" }));
  await waitFor(() => expect(titles()[0]).toBe("Tulisan 1"));
  expect(titles()).toHaveLength(13);
});

test("a search is in the address, says how many it found, and is cleared at once", async () => {
  const posts = [
    aPost({ title: "Resensi Atheis" }),
    aPost({ title: "Jam layanan" }),
    aPost({ title: "Resensi Pulang" }),
  ];
  const { url: address } = renderScreen(<BlogsPage />, { at: "/blogs", library: aLibrary({ posts }) });
  await screen.findByRole("link", { name: "Jam layanan" });
  await userEvent.type(screen.getByRole("searchbox", { name: "Cari tulisan" }), " resensi {Enter}");
  expect(address()).toBe("/blogs?search=resensi");
  await waitFor(() => expect(titles()).toEqual(["Resensi Atheis", "Resensi Pulang"]));
  expect(screen.getByRole("status")).toHaveTextContent("2 tulisan cocok dengan “resensi”");
  expect(screen.getByRole("searchbox")).toHaveValue("resensi");
  await userEvent.click(screen.getByRole("button", { name: "Hapus pencarian" }));
  expect(address()).toBe("/blogs");
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.getByRole("searchbox")).toHaveValue("");
});

test("finding nothing says what to do next", async () => {
  renderScreen(<BlogsPage />, { at: "/blogs?search=zzz", library: aLibrary({ posts: manyPosts(2) }) });
  expect(await screen.findByText("Tidak ada tulisan yang cocok dengan “zzz”")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Lihat semua tulisan" })).toHaveAttribute("href", "/blogs");
});

test("an empty blog says what will be here", async () => {
  renderScreen(<BlogsPage />, { at: "/blogs" });
  expect(await screen.findByText("Blog masih kosong")).toBeInTheDocument();
});

test("a failed load offers to try again, and then shows the posts", async () => {
  const library = aLibrary({ posts: manyPosts(2), failing: ["blogPosts"] });
  renderScreen(<BlogsPage />, { at: "/blogs", library });
  expect(await screen.findByText("Daftar tulisan gagal dimuat")).toBeInTheDocument();
  library.restore("blogPosts");
  await userEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  await waitFor(() => expect(titles()).toEqual(["Tulisan 1", "Tulisan 2"]));
});

test("a page with an impossible cursor is not found", async () => {
  const setStatus = jest.fn();
  const request = {
    origin: "http://x",
    theme: null,
    failedOperations: new Map(),
    setStatus,
    redirectTo: jest.fn(),
  };
  renderScreen(
    <PageRequestContext value={request}>
      <BlogsPage />
    </PageRequestContext>,
    { at: "/blogs?after=xx", library: aLibrary({ posts: manyPosts(2) }) },
  );
  expect(await screen.findByRole("heading", { level: 1, name: "Halaman tidak ditemukan" })).toBeInTheDocument();
  expect(setStatus).toHaveBeenLastCalledWith(404);
});

test("the skeleton says that it loads, and leaves with the answer", async () => {
  renderScreen(
    <>
      <BlogsPage />
      <Link to="/">x</Link>
    </>,
    { at: "/blogs", library: aLibrary({ posts: manyPosts(1) }) },
  );
  expect(within(document.body).getByText("Memuat…")).toBeInTheDocument();
  await screen.findByRole("link", { name: "Tulisan 1" });
  expect(screen.queryByText("Memuat…")).not.toBeInTheDocument();
});
