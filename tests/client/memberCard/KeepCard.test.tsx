import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { flashMessage } from "../../../client/page/messages/flashMessage";
import { KeepCard } from "../../../client/memberCard/kept/KeepCard";
import { dropCard } from "../../../client/offline/keptCard";
import { installFakeCaches, keptPages } from "../support/fakeCaches";

const register = jest.fn<Promise<void>, [string]>();
const pages = () => [...keptPages.values()].map(({ body }) => body);
const show = (card = "Kelas X") => <KeepCard makeCard={() => Promise.resolve(card)} revision={card} owner="User:1" />;
const keep = () => screen.findByRole("button", { name: "Simpan di perangkat ini" });
const remove = () => screen.findByRole("button", { name: "Hapus dari perangkat ini" });

function setSecureContext(isSecure: boolean): void {
  Object.defineProperty(window, "isSecureContext", { value: isSecure, configurable: true });
}

beforeAll(() => {
  installFakeCaches();
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
});
beforeEach(() => {
  keptPages.clear();
  register.mockReset().mockResolvedValue();
  document.cookie = "csrf_access_token=siti";
  setSecureContext(true);
});

test("a card is kept when its owner asks for it, with the worker that will show it, and removed likewise", async () => {
  render(show());
  await userEvent.click(await keep());
  expect(await remove()).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent(/^Tersimpan di perangkat ini/);
  expect([pages(), register.mock.calls]).toEqual([["Kelas X"], [["/service-worker.js"]]]);
  await userEvent.click(await remove());
  await keep();
  expect(pages()).toEqual([]);
});

test("a kept card is made anew at each visit and when it changes, and offered again once something has removed it", async () => {
  const first = render(show());
  await userEvent.click(await keep());
  await remove();
  first.unmount();
  const again = render(show("Kelas XI"));
  await remove();
  await waitFor(() => expect(pages()).toEqual(["Kelas XI"]));
  again.rerender(show("Kelas XII"));
  await waitFor(() => expect(pages()).toEqual(["Kelas XII"]));
  // As a new password does.
  await act(dropCard);
  await keep();
});

test("where the browser refuses the worker nothing is kept, and the student is told what to do", async () => {
  register.mockRejectedValue(new DOMException("no", "SecurityError"));
  render(show());
  await userEvent.click(await keep());
  expect(flashMessage()).toMatchObject({ kind: "error", text: expect.stringMatching(/^Kartu gagal disimpan\./) });
  expect(pages()).toEqual([]);
  await keep();
});

test("without HTTPS there is nothing to press, and the page says why", () => {
  setSecureContext(false);
  render(show());
  expect(screen.getByRole("status")).toHaveTextContent(/belum memakai HTTPS/);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
