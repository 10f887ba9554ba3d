import { createContext, useContext } from "react";

/** How an administrator wants the desk's frame; kept by the browser in a cookie, so that the server renders it so. */
export interface DeskView {
  isSidebarFolded: boolean;
  /** The groups of the sidebar that stay open on every screen; null until somebody opens or folds one. */
  openGroups: readonly string[] | null;
  /** Higher rows in tables. */
  isRoomy: boolean;
  /** All fields of a book's form, and not the first ones alone. */
  showsWholeBook: boolean;
}

export interface DeskViewChoice extends DeskView {
  change: (changes: Partial<DeskView>) => void;
}

export const DeskViewContext = createContext<DeskViewChoice>({
  isSidebarFolded: false,
  openGroups: null,
  isRoomy: false,
  showsWholeBook: false,
  change: () => undefined,
});

export function useDeskView(): DeskViewChoice {
  return useContext(DeskViewContext);
}

/** Prefix of an open group's name in the cookie; the prefix without a name means that all groups are folded. */
const MENU = "menu-";

export function parseDeskView(cookie: string): DeskView {
  const words = cookie.split(".");
  const groups = words.filter((word) => word.startsWith(MENU)).map((word) => word.slice(MENU.length));
  return {
    isSidebarFolded: words.includes("folded"),
    openGroups: groups.length > 0 ? groups.filter((group) => group !== "") : null,
    isRoomy: words.includes("roomy"),
    showsWholeBook: words.includes("whole"),
  };
}

export function rememberDeskView({ isSidebarFolded, openGroups, isRoomy, showsWholeBook }: DeskView): void {
  const groups = openGroups?.length === 0 ? [""] : (openGroups ?? []);
  const words = [
    ...(isSidebarFolded ? ["folded"] : []),
    ...(isRoomy ? ["roomy"] : []),
    ...(showsWholeBook ? ["whole"] : []),
    ...groups.map((group) => `${MENU}${group}`),
  ];
  document.cookie = `desk=${words.join(".")}; path=/; max-age=${words.length > 0 ? 31536000 : 0}; samesite=lax`;
}
