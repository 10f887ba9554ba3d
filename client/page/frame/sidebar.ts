import { makeVar } from "@apollo/client";

export const sidebarOpen = makeVar(false);

export function toggleSidebar(): void {
  sidebarOpen(!sidebarOpen());
}

export function closeSidebar(): void {
  sidebarOpen(false);
}
