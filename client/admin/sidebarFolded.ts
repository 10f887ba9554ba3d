import { makeVar } from "@apollo/client";

/** Whether the sidebar of a wide screen is put away, for more room. On a small one the menu takes its place (`layout/navigation/sidebar.ts`). */
export const isSidebarFolded = makeVar(false);
