import { keepCard } from "../../../client/offline/keptCard";
import { clearPrivateData, finishLogout } from "../../../client/session/clearPrivateData";
import { saveDraft } from "../../../client/session/drafts/drafts";
import { installFakeCaches, keptPages } from "../support/fakeCaches";

beforeAll(installFakeCaches);
beforeEach(async () => {
  localStorage.clear();
  document.cookie = "csrf_access_token=token-siti; path=/";
  await keepCard("<p>Kartu Siti</p>", "siti");
  saveDraft("book:1", { title: "Belum disimpan" });
  localStorage.setItem("aksara:meja:1", "[]");
  localStorage.setItem("suara", "mati");
});

test("a logout leaves no draft and no member card, and what belongs to the device: settings, and scans that wait", async () => {
  expect(keptPages.size).toBe(1);
  await clearPrivateData();
  expect(keptPages.size).toBe(0);
  expect(Object.keys(localStorage).sort()).toEqual(["aksara:meja:1", "suara"]);
});

test("what a closed page left behind goes when the next one is opened, once", async () => {
  finishLogout();
  expect(keptPages.size).toBe(1);
  document.cookie = "logged_out=1; path=/";
  finishLogout();
  expect(Object.keys(localStorage)).not.toContain("aksara:draft:book:1");
  await Promise.resolve();
  expect(keptPages.size).toBe(0);
});
