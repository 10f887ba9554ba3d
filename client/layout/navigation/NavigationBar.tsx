import { useReactiveVar } from "@apollo/client/react";
import { Menu } from "lucide-react";
import { Link, NavLink } from "react-router-dom";
import { KawungMark } from "../../ui/KawungMark";
import type { EResourceLinksProps } from "./EResourceLinks";
import { EResourceMenu } from "./EResourceMenu";
import { useLibraryName } from "../LibraryName";
import { navigationItems } from "./navigationItems";
import { sidebarOpen, toggleSidebar } from "./sidebar";
import { ThemeToggle } from "../ThemeToggle";

export function NavigationBar(props: EResourceLinksProps) {
  const isMenuOpen = useReactiveVar(sidebarOpen);
  return (
    <header className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <Link
        to="/"
        className="flex min-h-11 min-w-0 flex-1 basis-40 items-center gap-2.5 rounded-lg leading-tight font-bold md:flex-none md:basis-auto md:text-lg"
      >
        <KawungMark className="size-8 shrink-0 text-nila" />
        <span className="wrap-break-word">{useLibraryName()}</span>
      </Link>
      <nav aria-label="Utama" className="wide-navigation order-last w-full items-center gap-1 md:order-none md:w-auto">
        {navigationItems.map(({ label, path }) => (
          <NavLink key={path} to={path} end={path === "/"} className="nav-link">
            {label}
          </NavLink>
        ))}
        <EResourceMenu {...props} />
      </nav>
      <div className="ml-auto flex items-center gap-1">
        <ThemeToggle />
        <button
          type="button"
          onClick={toggleSidebar}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          className="icon-button needs-script md:hidden"
        >
          <Menu aria-hidden="true" strokeWidth={1.75} className="size-6" />
        </button>
      </div>
    </header>
  );
}
