import {
  CARD_DROPPED,
  claimCard,
  dropCard,
  dropForeignCard,
  isCardKept,
  keepCard,
  renewCard,
} from "../../../client/offline/keptCard";
import { installFakeCaches, keptPages } from "../support/fakeCaches";

const logIn = (token: string) => (document.cookie = `csrf_access_token=${token}`);
const logOut = () => (document.cookie = "csrf_access_token=; max-age=0");
const bodies = () => [...keptPages.values()].map(({ body }) => body);

beforeAll(installFakeCaches);
beforeEach(() => {
  keptPages.clear();
  logIn("siti");
});
afterAll(logOut);

const SITI = "User:1";
const kept = () => keepCard("Siti", SITI);

test("a card is kept for who is logged in, without what would open the session", async () => {
  expect(await isCardKept()).toBe(false);
  expect(await kept()).toBe(true);
  expect(await isCardKept()).toBe(true);
  expect([...keptPages.values()].flatMap(({ headers }) => [...headers].flat()).join()).not.toContain("siti");
});

test("a card stays when the session runs out, and is its owner's again after the next login", async () => {
  await kept();
  logOut();
  await dropForeignCard();
  expect(bodies()).toEqual(["Siti"]);
  logIn("siti-besok");
  // Its page does not wait for the login to be through with it.
  void claimCard(SITI);
  expect(await isCardKept()).toBe(true);
  expect(bodies()).toEqual(["Siti"]);
});

test("a card goes when somebody else logs in here, also by another page or program", async () => {
  await kept();
  logIn("budi");
  await claimCard("User:2");
  expect(bodies()).toEqual([]);
  await kept();
  logIn("tono");
  await dropForeignCard();
  expect(bodies()).toEqual([]);
});

test("a card goes thirty days after its owner has last seen it with a network", async () => {
  await kept();
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 29 * 86_400_000);
  expect(await isCardKept()).toBe(true);
  now.mockReturnValue(Date.now() + 2 * 86_400_000);
  expect(await isCardKept()).toBe(false);
  now.mockRestore();
  expect(bodies()).toEqual([]);
});

test("a card that is made while its owner logs out in another tab is not kept", async () => {
  const { put } = await caches.open("");
  jest.spyOn(caches, "open").mockResolvedValueOnce({
    put: async (key, page) => {
      logOut();
      await put(key, page);
    },
  } as Cache);
  expect(await kept()).toBe(false);
  expect(bodies()).toEqual([]);
});

test("a card is renewed while it is kept, stays when that fails, and does not come back when it was removed", async () => {
  await keepCard("Kelas X", SITI);
  expect(await renewCard(() => Promise.resolve("Kelas XI"), SITI)).toBe(true);
  expect(bodies()).toEqual(["Kelas XI"]);
  await expect(renewCard(() => Promise.reject(new TypeError("offline")), SITI)).rejects.toThrow("offline");
  expect(bodies()).toEqual(["Kelas XI"]);
  const dropped = jest.fn();
  window.addEventListener(CARD_DROPPED, dropped);
  const renewing = renewCard(async () => {
    await dropCard();
    return "Kelas XII";
  }, SITI);
  expect(await renewing).toBe(false);
  expect(bodies()).toEqual([]);
  expect(dropped).toHaveBeenCalled();
});
