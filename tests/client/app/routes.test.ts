/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { adminLinks } from "../../../client/admin/adminLinks";
import { findRoute, routes } from "../../../client/app/routes";
import { navigationItems } from "../../../client/app/menus/navigationItems";
import { ADMIN_SCREENS } from "../../e2e/support/admin/adminScreens";
import { listDescriptions } from "../../../client/authorities/lists/listDescriptions";

/** Screens that adminScreens.ts has not, and why. */
const UNWEIGHED: Readonly<Record<string, string>> = {
  "/admin/books/imports/:importId": "Shown once there is an import: the journeys of the import go there.",
  "/admin/students/imports/:importId": "As the import of books.",
};

describe("The site map", () => {
  it.each(routes.map((route) => [route.path, route] as const))(
    "has a file for %s, which exports one screen and nothing else",
    (_path, { modules, isDesk }) => {
      expect(modules.slice(0, -1)).toEqual(
        isDesk ? ["client/admin/AdminArea.tsx", "client/admin/AdminMenu.tsx", "client/admin/AdminBar.tsx"] : [],
      );
      const [file = ""] = modules.slice(-1);
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file, "utf8").match(/^export (?:const|function) \w+/gm)).toEqual([
        expect.stringMatching(/Page$/),
      ]);
    },
  );

  it("names each path once", () => {
    const paths = routes.map(({ path }) => path);
    expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
  });

  it("gives each screen of the desk a key of its own", () => {
    const keys = adminLinks.flatMap(({ links }) => links.flatMap(({ key }) => key ?? []));
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it.each(
    routes.filter(({ path, isDesk }) => isDesk && path !== "/admin/*" && !(path in UNWEIGHED)).map(({ path }) => path),
  )("has %s among the screens of which the size of their scripts and their accessibility are tried", (path) => {
    expect(ADMIN_SCREENS.map((screen) => findRoute(screen.replace(/\?.*$/, "")).path)).toContain(path);
  });

  it.each([
    ...adminLinks.flatMap(({ links }) => links.map(({ path }) => path)),
    ...Object.values(listDescriptions).map(({ path }) => path),
    ...navigationItems.map(({ path }) => path),
  ])("has the screen to which a menu leads: %s", (path) => {
    expect(findRoute(path).path).toBe(path);
  });
});
