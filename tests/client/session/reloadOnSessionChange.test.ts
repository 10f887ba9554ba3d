import { reloadOnSessionChange } from "../../../client/session/reloadOnSessionChange";

const reload = jest.fn();
const logIn = (token: string) => (document.cookie = `csrf_access_token=${token}`);
const logOut = () => (document.cookie = "csrf_access_token=; max-age=0");
const setVisibility = (state: "visible" | "hidden") => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};
const restore = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

beforeAll(() => reloadOnSessionChange(reload));
beforeEach(() => {
  reload.mockReset();
  document.body.hidden = false;
  logIn("siti");
  setVisibility("visible");
  reload.mockReset();
  document.body.hidden = false;
});
afterAll(logOut);

test("a page that comes back after a logout is loaded anew, and shows nothing until then", () => {
  window.dispatchEvent(new Event("pagehide"));
  logOut();
  restore(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.body.hidden).toBe(true);
});

test("a tab is reloaded if somebody else has logged in meanwhile", () => {
  setVisibility("hidden");
  logIn("budi");
  setVisibility("visible");
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page is not reloaded if its user is the same, or has logged in or out in it", () => {
  setVisibility("hidden");
  setVisibility("visible");
  window.dispatchEvent(new Event("pagehide"));
  restore(true);
  logIn("budi");
  setVisibility("hidden");
  setVisibility("visible");
  restore(false);
  expect(reload).not.toHaveBeenCalled();
  expect(document.body.hidden).toBe(false);
});
