import { navigationItems } from "./navigationItems";

/** The navigation bar has room for the first three only. */
export const footerItems = [
  ...navigationItems,
  { label: "Blog", path: "/blogs" },
  { label: "Buku Tamu", path: "/visits" },
];
