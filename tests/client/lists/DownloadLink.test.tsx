import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearMessage, flashMessage } from "../../../client/page/messages/flashMessage";
import { DownloadLink } from "../../../client/lists/DownloadLink";

const FILE = { href: "/api/user-info/personal-data", fileName: "data-pribadi.json" };
const fetched = jest.fn<Promise<Response>, [string]>();
const offered: string[] = [];

beforeEach(() => {
  jest.restoreAllMocks();
  fetched.mockReset();
  offered.length = 0;
  globalThis.fetch = fetched as unknown as typeof fetch;
  // Not in jsdom.
  URL.createObjectURL = () => "blob:berkas";
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    offered.push(this.download);
  });
  act(clearMessage);
});

const answer = (ok: boolean, disposition: string | null, body: unknown) =>
  ({
    ok,
    headers: new Headers(disposition === null ? {} : { "content-disposition": disposition }),
    blob: () => Promise.resolve(new Blob(["{}"])),
    json: () => Promise.resolve(body),
  }) as Response;
const press = async () => {
  render(
    <DownloadLink file={FILE} className="">
      Unduh
    </DownloadLink>,
  );
  await userEvent.click(screen.getByRole("link"));
};

test("a file is offered by the server's name, once however often it is asked for meanwhile", async () => {
  let arrive = (_response: Response): void => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await press();
  expect(screen.getByRole("link")).toHaveAttribute("aria-busy", "true");
  await userEvent.click(screen.getByRole("link", { name: "Unduh Menyiapkan…" }));
  arrive(answer(true, 'attachment; filename="data-pribadi-7.json"', null));
  await waitFor(() => expect(offered).toEqual(["data-pribadi-7.json"]));
  expect(fetched.mock.calls).toEqual([[FILE.href]]);
  expect(screen.getByRole("link")).toHaveAttribute("aria-busy", "false");
});

test("a refusal is said in the server's words, and a lost connection in words of our own", async () => {
  fetched.mockResolvedValue(answer(false, null, { status_code: 403, message: "Silakan login dulu." }));
  await press();
  await waitFor(() => expect(flashMessage()).toEqual({ text: "Silakan login dulu.", kind: "error" }));
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await userEvent.click(screen.getByRole("link"));
  await waitFor(() =>
    expect(flashMessage()).toEqual({
      text: "Berkas gagal diunduh. Periksa sambungan internet, lalu coba lagi.",
      kind: "error",
    }),
  );
  expect(offered).toEqual([]);
});
