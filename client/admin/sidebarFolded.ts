import { makeVar } from "@apollo/client";

/**
 * Whether the sidebar of a wide screen is collapsed. On a small screen the menu takes its place
 * (`layout/navigation/sidebar.ts`).
 */
export const isSidebarFolded = makeVar(false);
