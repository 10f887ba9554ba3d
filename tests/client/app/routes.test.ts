/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { adminLinks } from "../../../client/admin/adminLinks";
import { deskScreens } from "../../../client/app/deskRoutes";
import { findRoute, loadRoute, publicRoutes } from "../../../client/app/routes";
import { navigationItems } from "../../../client/app/menus/navigationItems";
import { ADMIN_SCREENS } from "../../e2e/support/admin/adminScreens";
import { listDescriptions } from "../../../client/authorities/lists/listDescriptions";

/** Screens that adminScreens.ts has not, and why. */
const UNWEIGHED: Readonly<Record<string, string>> = {
  "/admin/books/imports/:importId": "Shown once there is an import: the journeys of the import go there.",
  "/admin/students/imports/:importId": "As the import of books.",
};

const screens = [...deskScreens, ...publicRoutes];
beforeAll(() => loadRoute("/admin/books"));

describe("The site map", () => {
  it.each(screens.map((screen) => [screen.path, screen] as const))(
    "has a file for %s, which exports one screen and nothing else",
    (_path, { modules }) => {
      expect(modules).toHaveLength(1);
      const [file = ""] = modules;
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file, "utf8").match(/^export (?:const|function) \w+/gm)).toEqual([
        expect.stringMatching(/Page$/),
      ]);
    },
  );

  it("names each path once", () => {
    const paths = screens.map(({ path }) => path);
    expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
  });

  it("has the screens of the desk, and no other, in the part that readers do not load", () => {
    expect(deskScreens.filter(({ path }) => !/^\/admin(?:\/|$)/.test(path))).toEqual([]);
    expect(publicRoutes.filter(({ path }) => path.startsWith("/admin"))).toEqual([]);
  });

  it.each(["/admin/books", "/ADMIN/Books/", "/admin/entah"])(
    "opens %s in the desk's frame, whose files come with the page",
    async (path) => {
      const { isDesk, modules } = await loadRoute(path);
      expect(isDesk).toBe(true);
      expect(modules.slice(0, -1)).toEqual([
        "client/admin/AdminArea.tsx",
        "client/admin/AdminMenu.tsx",
        "client/admin/AdminBar.tsx",
        "client/app/deskRoutes.tsx",
      ]);
    },
  );

  it("gives each screen of the desk a key of its own", () => {
    const keys = adminLinks.flatMap(({ links }) => links.flatMap(({ key }) => key ?? []));
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it.each(deskScreens.filter(({ path }) => path !== "/admin/*" && !(path in UNWEIGHED)).map(({ path }) => path))(
    "has %s among the screens of which the size of their scripts and their accessibility are tried",
    (path) => {
      expect(ADMIN_SCREENS.map((screen) => findRoute(screen.replace(/\?.*$/, "")).path)).toContain(path);
    },
  );

  it.each([
    ...adminLinks.flatMap(({ links }) => links.map(({ path }) => path)),
    ...Object.values(listDescriptions).map(({ path }) => path),
    ...navigationItems.map(({ path }) => path),
  ])("has the screen to which a menu leads: %s", (path) => {
    expect(findRoute(path).path).toBe(path);
  });
});
