import { act, fireEvent, screen, waitForElementToBeRemoved, within } from "@testing-library/react";
import { Layout } from "../../../../client/app/layout/Layout";
import { hideLoading, showLoading } from "../../../../client/page/messages/loading";
import { sidebarOpen, toggleSidebar } from "../../../../client/page/frame/sidebar";
import { aLibrary, anEResource, someSettings } from "../../support/library";
import { renderScreen } from "../../support/renderScreen";

async function showLayout(at = "/", library = aLibrary()) {
  const view = renderScreen(<Layout>isi</Layout>, { at, library });
  await waitForElementToBeRemoved(() => screen.queryAllByText("Memuat…"));
  return view;
}

const navigation = () => within(screen.getByRole("navigation", { name: "Utama" }));

test("the bar leads home, to the about page and to the books, and marks where one is", async () => {
  await showLayout("/books");
  expect(navigation().getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(navigation().getByRole("link", { name: "Tentang" })).toHaveAttribute("href", "/about");
  const books = navigation().getByRole("link", { name: "Buku" });
  expect(books).toHaveAttribute("href", "/books");
  expect(books).toHaveAttribute("aria-current", "page");
  expect(navigation().getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
});

test("without e-resources the menu says 'Belum ada konten', after showing that it loads", async () => {
  renderScreen(<Layout>isi</Layout>);
  expect(navigation().getByText("Memuat…")).toBeInTheDocument();
  expect(await navigation().findByText("Belum ada konten")).toBeInTheDocument();
  expect(navigation().queryByText("Memuat…")).not.toBeInTheDocument();
});

test("each e-resource opens in a new tab, and only web addresses become links", async () => {
  const library = aLibrary({
    eResources: [anEResource("iPusnas", "https://ipusnas.id"), anEResource("Jebakan", "javascript:alert(1)")],
  });
  await showLayout("/", library);
  const link = navigation().getByRole("link", { name: /iPusnas/, hidden: true });
  expect(link).toHaveAttribute("href", "https://ipusnas.id");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(navigation().queryByText("Jebakan")).not.toBeInTheDocument();
});

test("Esc closes the e-resource menu and gives the focus back to its button", async () => {
  await showLayout();
  const summary = navigation().getByText("Belum ada konten").closest("details")?.querySelector("summary");
  const menu = summary?.parentElement as HTMLDetailsElement;
  menu.open = true;
  fireEvent.keyDown(document, { key: "Escape" });
  expect(menu.open).toBe(false);
  expect(summary).toHaveFocus();
});

test("the menu of small screens holds the same items and its flag is toggled", async () => {
  await showLayout();
  expect(sidebarOpen()).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Menu", hidden: true }));
  expect(sidebarOpen()).toBe(true);
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  expect(menu.getAllByRole("link").map((link) => link.textContent)).toEqual(["Home", "Tentang", "Buku", "Login"]);
  expect(menu.getByText("E-Resource")).toBeInTheDocument();
  act(toggleSidebar);
  expect(sidebarOpen()).toBe(false);
});

test("the footer carries the current year and the library's name", async () => {
  await showLayout();
  expect(screen.getByText(`© ${new Date().getFullYear()} Perpustakaan Aksara`)).toBeInTheDocument();
});

test("the footer leads to every public page, and says when the library is open", async () => {
  await showLayout();
  const footer = within(screen.getByRole("contentinfo"));
  const links = footer.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Home", "/"],
    ["Tentang", "/about"],
    ["Buku", "/books"],
    ["Blog", "/blogs"],
    ["Buku Tamu", "/visits"],
    ["Privasi", "/privacy"],
  ]);
  expect(footer.getByText("Senin–Jumat 07.00–15.00")).toBeInTheDocument();
});

test("the footer shows no hours if the library has none", async () => {
  await showLayout("/", aLibrary({ settings: someSettings({ openingHours: [] }) }));
  expect(screen.getByRole("contentinfo")).not.toHaveTextContent("Jam layanan");
});

test("the overlay says Loading... while the loading flag is up", async () => {
  await showLayout();
  expect(screen.queryByText("Loading...")).not.toBeInTheDocument();
  act(showLoading);
  expect(screen.getByText("Loading...").closest("[role=status]")).toBeInTheDocument();
  act(hideLoading);
  expect(screen.queryByText("Loading...")).not.toBeInTheDocument();
});
