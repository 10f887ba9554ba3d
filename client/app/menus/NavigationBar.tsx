import { useReactiveVar } from "@apollo/client/react";
import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router-dom";
import type { EResourceLinksProps } from "./EResourceLinks";
import { EResourceMenu } from "./EResourceMenu";
import { LibraryMark } from "../../ui/marks/LibraryMark";
import { useLibraryName } from "../../page/library/LibraryName";
import { navigationItems } from "./navigationItems";
import { SessionLinks } from "./SessionLinks";
import { sidebarOpen, toggleSidebar } from "../../page/frame/sidebar";
import { ThemeToggle } from "../layout/ThemeToggle";

const HOME_LINK_STYLE = "home-link flex min-w-0 items-center gap-2.5 rounded-lg leading-tight font-bold";
const PAGE_STYLE = "page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-3 lg:flex-nowrap";

const MAIN_NAVIGATION_STYLE =
  "wide-navigation order-last w-full print:hidden items-center gap-1 lg:order-none lg:w-auto lg:flex-nowrap";

interface NavigationBarProps extends EResourceLinksProps {
  /** Slim, for screens that one works with all day. */
  isDesk?: boolean;
  /** Address of the library's logo. */
  logo: string | null | undefined;
  /** Beside the theme. */
  bell?: ReactNode;
  /** Beside the mark. */
  children?: ReactNode;
}

export function NavigationBar({ isDesk = false, logo, bell, children, ...props }: NavigationBarProps) {
  const isMenuOpen = useReactiveVar(sidebarOpen);
  return (
    <header className={isDesk ? "desk-bar" : PAGE_STYLE}>
      <Link to="/" className={`${HOME_LINK_STYLE} ${isDesk ? "" : "max-lg:flex-1"}`}>
        <LibraryMark logo={logo} className="home-mark shrink-0 text-nila" />
        <span className="wrap-break-word">{useLibraryName()}</span>
      </Link>
      {children}
      <nav aria-label="Utama" className={MAIN_NAVIGATION_STYLE}>
        {navigationItems.map(({ label, path }) => (
          <NavLink key={path} to={path} end={path === "/"} className="nav-link">
            {label}
          </NavLink>
        ))}
        <EResourceMenu variant="bar" {...props} />
      </nav>
      <div className="ml-auto flex shrink-0 items-center gap-1 print:hidden">
        {bell}
        <ThemeToggle />
        <ul className="wide-navigation items-center gap-1 lg:flex-nowrap">
          <SessionLinks variant={isDesk ? "desk" : "bar"} isDesk={isDesk} />
        </ul>
        {!isDesk && (
          <button
            type="button"
            onClick={toggleSidebar}
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            className="icon-button needs-script lg:hidden"
          >
            <Menu aria-hidden="true" strokeWidth={1.75} className="size-6" />
          </button>
        )}
      </div>
    </header>
  );
}
