import { createContext, useContext } from "react";

/** How an administrator wants the desk's frame; kept by the browser in a cookie, so that the server renders it so. */
export interface DeskView {
  isSidebarFolded: boolean;
  /** Higher rows in tables. */
  isRoomy: boolean;
}

export interface DeskViewChoice extends DeskView {
  change: (changes: Partial<DeskView>) => void;
}

export const DeskViewContext = createContext<DeskViewChoice>({
  isSidebarFolded: false,
  isRoomy: false,
  change: () => undefined,
});

export function useDeskView(): DeskViewChoice {
  return useContext(DeskViewContext);
}

export function parseDeskView(cookie: string): DeskView {
  const words = cookie.split(".");
  return { isSidebarFolded: words.includes("folded"), isRoomy: words.includes("roomy") };
}

export function rememberDeskView({ isSidebarFolded, isRoomy }: DeskView): void {
  const words = [isSidebarFolded && "folded", isRoomy && "roomy"].filter((word) => word !== false);
  document.cookie = `desk=${words.join(".")}; path=/; max-age=${words.length > 0 ? 31536000 : 0}; samesite=lax`;
}
