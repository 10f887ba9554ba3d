import { ApolloClient, ApolloLink, gql, Observable } from "@apollo/client";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createCache } from "../../../client/apollo/createCache";
import type { OperationResult } from "../../../client/apollo/operationResult";
import { clearMessage, flashMessage } from "../../../client/page/messages/flashMessage";
import { RoutedScreen } from "../../../client/app/RoutedScreen";
import { findRoute } from "../../../client/app/routes";
import { useLogin } from "../../../client/session/useLogin";
import { useLogout } from "../../../client/session/useLogout";
import { writeViewer, useViewer } from "../../../client/session/useViewer";
import { aSession, aUser, PASSWORD } from "../support/session";
import { aBook, aLibrary, aVisit, connection, type PageArguments } from "../support/library";
import { createTestClient, renderScreen } from "../support/renderScreen";

const results: (OperationResult<unknown> | null)[] = [];

function Session() {
  const { viewer, isLoading } = useViewer();
  const { login, isLoggingIn } = useLogin();
  const { logout, isLoggingOut } = useLogout();
  const keep = (result: OperationResult<unknown> | null) => void results.push(result);
  return (
    <>
      <output>{isLoading ? "memuat" : (viewer?.username ?? "pengunjung")}</output>
      <p>{[isLoggingIn && "sedang login", isLoggingOut && "sedang logout"].filter(Boolean).join()}</p>
      <button onClick={() => void login({ username: "rina", password: PASSWORD }).then(keep)}>masuk</button>
      <button onClick={() => void login({ username: "rina", password: "salah" }).then(keep)}>salah</button>
      <button onClick={() => void logout().then(keep)}>keluar</button>
    </>
  );
}

const silent = () =>
  new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(() => new Observable((observer) => observer.error(new TypeError("Failed to fetch")))),
  });

const viewerIn = ({ cache }: ApolloClient) =>
  (cache.extract() as { ROOT_QUERY?: { viewer?: unknown } }).ROOT_QUERY?.viewer;

beforeEach(async () => {
  results.length = 0;
  await Promise.all(["/", "/about"].map((path) => findRoute(path).preload()));
});
afterEach(() => act(clearMessage));

describe("The session store", () => {
  test("sets the user at a login with status 200, without asking for it again", async () => {
    const operations: string[] = [];
    const { library } = aSession({ accounts: [aUser("rina")] });
    const { client } = renderScreen(<Session />, { client: createTestClient(library, operations) });
    expect(await screen.findByText("pengunjung")).toBeInTheDocument();

    await userEvent.click(screen.getByText("masuk"));

    expect(await screen.findByText("rina")).toBeInTheDocument();
    expect(results).toEqual([expect.objectContaining({ statusCode: 200, errors: [] })]);
    expect(operations).toEqual(["Viewer", "Login"]);
    expect(viewerIn(client)).toEqual({ __ref: expect.stringMatching(/^User:/) });
  });

  test("asks at a login for the files of books anew that a visitor was not shown, and for nothing else of them", async () => {
    const { library } = aSession({ accounts: [aUser("rina")] });
    const { client } = renderScreen(<Session />, { library });
    await screen.findByText("pengunjung");
    const query = (fields: string) => gql(`query Shown { book(databaseId: 7) { id ${fields} } }`);
    const book = { __typename: "Book", id: "B7", title: "Saman", digitalFile: null, viewerCanReadDigitalFile: false };
    client.cache.writeQuery({ query: query("title digitalFile viewerCanReadDigitalFile"), data: { book } });
    await userEvent.click(screen.getByText("masuk"));
    await screen.findByText("rina");
    const held = (fields: string) => client.cache.readQuery({ query: query(fields) });
    expect([held("digitalFile"), held("viewerCanReadDigitalFile")]).toEqual([null, null]);
    expect(held("title")).toMatchObject({ book: { title: "Saman" } });
  });

  test("stays without a user at a login that is refused, and says why", async () => {
    const { library } = aSession({ accounts: [aUser("rina")] });
    const { client } = renderScreen(<Session />, { library });
    await screen.findByText("pengunjung");

    await userEvent.click(screen.getByText("salah"));

    await waitFor(() => expect(results).toHaveLength(1));
    expect(results[0]).toMatchObject({ statusCode: 401, message: "Nama pengguna atau kata sandi salah.", data: null });
    expect(screen.getByText("pengunjung")).toBeInTheDocument();
    expect(viewerIn(client)).toBeNull();
  });

  test("has a flag that is up while a login is on its way", async () => {
    const { library } = aSession({ accounts: [aUser("rina")] });
    renderScreen(<Session />, { library });
    await screen.findByText("pengunjung");
    const pressed = userEvent.click(screen.getByText("masuk"));
    expect(await screen.findByText("sedang login")).toBeInTheDocument();
    await pressed;
    await waitFor(() => expect(screen.queryByText("sedang login")).not.toBeInTheDocument());
  });

  test("never throws: where nobody answers, login and logout have status 500 and the default words", async () => {
    const { url: address } = renderScreen(<Session />, { at: "/about", client: silent() });
    await userEvent.click(screen.getByText("masuk"));
    await userEvent.click(screen.getByText("keluar"));
    await waitFor(() => expect(results).toHaveLength(2));
    for (const result of results) {
      expect(result).toEqual({
        statusCode: 500,
        message: "Failed to store data",
        errors: [],
        data: null,
        isUnexplained: true,
      });
    }
    expect(address()).toBe("/about");
    expect(screen.queryByText(/sedang/)).not.toBeInTheDocument();
  });
});

describe("Logging out", () => {
  const bar = () => within(screen.getByRole("banner"));

  const isLoadingSign = (node: Node) =>
    node instanceof Element && (node.matches(".skeleton") || node.querySelector(".skeleton") !== null);

  async function show(at: string, operations: string[] = []) {
    const books = [aBook({ title: "Laskar Pelangi" })];
    const { library, session } = aSession({ library: aLibrary({ books }), user: aUser("rina") });
    const client = createTestClient(library, operations);
    const view = renderScreen(<RoutedScreen />, { at, client });
    await bar().findByRole("button", { name: "Logout" });
    await screen.findByText("5.812");
    return { ...view, client, library, session };
  }

  test("goes home with the success message, and the navigation offers Login", async () => {
    const { url: address, session } = await show("/about");

    await userEvent.click(bar().getByRole("button", { name: "Logout" }));

    expect(await bar().findByRole("link", { name: "Login" })).toBeInTheDocument();
    expect(address()).toBe("/");
    expect(session.user).toBeNull();
    await waitFor(() => expect(flashMessage()).toEqual({ text: "Berhasil logout", kind: "success" }));
  });

  test("on the home page leaves the focus at its heading, since the button is gone", async () => {
    await show("/");
    await userEvent.click(bar().getByRole("button", { name: "Logout" }));
    expect(await bar().findByRole("link", { name: "Login" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  test("empties the whole cache, and what is on screen never goes back to loading", async () => {
    const operations: string[] = [];
    const { client } = await show("/", operations);
    await screen.findByRole("heading", { level: 3, name: "Laskar Pelangi" });
    const secret = { __typename: "User", id: "User:99", username: "rahasia" };
    client.cache.restore({ ...(client.cache.extract() as object), "User:99": secret });
    operations.length = 0;
    const flashes: Node[] = [];
    const watch = new MutationObserver((changes) => {
      flashes.push(...changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isLoadingSign));
    });
    watch.observe(document.body, { childList: true, subtree: true });

    await userEvent.click(bar().getByRole("button", { name: "Logout" }));

    await waitFor(() => expect(JSON.stringify(client.cache.extract())).not.toContain("User:"));
    watch.disconnect();
    expect(viewerIn(client)).toBeNull();
    expect(flashes).toEqual([]);
    expect(screen.getByRole("heading", { level: 3, name: "Laskar Pelangi" })).toBeInTheDocument();
    expect([...new Set(operations)].sort()).toEqual(["HomePage", "Layout", "Logout", "SavedBooks", "Viewer"]);
    expect(await bar().findByRole("link", { name: "Login" })).toBeInTheDocument();
  });

  test.each([
    ["the lines of what is folded", 1],
    ["the first visits", 2],
    ["more visits", 3],
  ])("keeps nothing of an answer that comes late: %s", async (_what, blocked) => {
    await findRoute("/user-info").preload();
    const visits = Array.from({ length: 12 }, (_, day) => aVisit(`2026-10-${20 - day}T01:05:00Z`));
    const { library, session } = aSession({ user: aUser("siti", "STUDENT"), visits });
    const operations: object[] = [];
    let unblock = (): void => undefined;
    const late = new Promise<void>((resolve) => (unblock = resolve));
    (library.root as Record<string, unknown>).myVisits = async (page: PageArguments) => {
      if (!session.user) throw new Error("Silakan login dulu");
      operations.push(page);
      if (operations.length === blocked) await late;
      return connection(visits, page);
    };
    const { client, url: address } = renderScreen(<RoutedScreen />, {
      at: "/user-info",
      client: createTestClient(library),
    });
    if (blocked > 1) await userEvent.click(await screen.findByText("Kunjungan saya"));
    if (blocked > 2) await userEvent.click(await screen.findByRole("button", { name: "Muat lebih banyak" }));
    await waitFor(() => expect(operations).toHaveLength(blocked));

    await userEvent.click(await bar().findByRole("button", { name: "Logout" }));
    await bar().findByRole("link", { name: "Login" });
    await waitFor(() => expect(JSON.stringify(client.cache.extract())).not.toMatch(/User:|Visit:/));
    unblock();
    // Effects of the response are done on the next macrotask.
    await act(() => new Promise((done) => setTimeout(done)));

    expect([address(), session.user]).toEqual(["/", null]);
    expect(JSON.stringify(client.cache.extract())).not.toMatch(/Visit:|myVisits|siti/);
  });

  test("keeps a user logged in who logs in before the cache has been reset", async () => {
    const { client, library, session } = await show("/");
    let unblock = (): void => undefined;
    const late = new Promise<void>((resolve) => (unblock = resolve));
    (library.root as Record<string, unknown>).popularCategories = () => late.then(() => []);
    await userEvent.click(bar().getByRole("button", { name: "Logout" }));
    await bar().findByRole("link", { name: "Login" });
    const next = aUser("budi");
    session.user = next;
    act(() => writeViewer(client.cache, next as unknown as Parameters<typeof writeViewer>[1]));
    unblock();
    await waitFor(() => expect(JSON.stringify(client.cache.extract())).not.toContain("rina"));

    expect(viewerIn(client)).toEqual({ __ref: `User:${next.id}` });
    expect(bar().getByRole("button", { name: "Logout" })).toBeInTheDocument();
  });

  test("where the server does not answer leaves one logged in and says so", async () => {
    const { client } = await show("/about");
    client.setLink(
      new ApolloLink(() => new Observable((observer) => observer.error(new TypeError("Failed to fetch")))),
    );
    await userEvent.click(bar().getByRole("button", { name: "Logout" }));
    await waitFor(() =>
      expect(flashMessage()).toMatchObject({ kind: "error", text: expect.stringContaining("Logout gagal") }),
    );
    expect(bar().getByRole("button", { name: "Logout" })).toBeInTheDocument();
    expect(viewerIn(client)).not.toBeNull();
  });
});
