import { useReactiveVar } from "@apollo/client/react";
import { Barcode, Menu } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { sidebarOpen, toggleSidebar } from "../page/frame/sidebar";
import { linkHref, linkOf, usePermittedLinks } from "./adminLinks";

/** In this order; visits are shown only where the role lacks another tab. */
const TAB_PATHS = ["/admin", "/admin/books", "/admin/visits", "/admin/students"];
const MOST_LINKS = 3;
const LENDING_PATH = "/admin/borrowings";

/** Tab bar instead of the sidebar on small screens: the most used screens, lending in the middle, the menu last. */
export function AdminTabs() {
  const location = useLocation();
  const isMenuOpen = useReactiveVar(sidebarOpen);
  const permitted = usePermittedLinks().flatMap(({ links }) => links);
  const links = TAB_PATHS.flatMap((path) => permitted.filter((link) => linkHref(link) === path));
  // The tab in the middle is always lending.
  const shown = links.length > MOST_LINKS ? links.filter(({ path }) => path !== "/admin/visits") : links;
  const current = linkOf(location)?.path;
  const tabs = shown.map(({ label, path, Icon }) => (
    <Link key={path} to={path} aria-current={path === current ? "page" : undefined} className="desk-tab">
      {Icon && <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />}
      {label}
    </Link>
  ));
  return (
    <nav aria-label="Menu cepat petugas" className="desk-tabs">
      {tabs.slice(0, 2)}
      <Link to={LENDING_PATH} aria-current={current === LENDING_PATH ? "page" : undefined} className="desk-tab">
        <span className="desk-tab-scan">
          <Barcode aria-hidden="true" strokeWidth={1.75} className="size-6" />
        </span>
        Pindai
      </Link>
      {tabs.slice(2)}
      <button
        type="button"
        onClick={toggleSidebar}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        className="desk-tab"
      >
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Menu
      </button>
    </nav>
  );
}
