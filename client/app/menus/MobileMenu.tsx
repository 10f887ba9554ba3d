import { useReactiveVar } from "@apollo/client/react";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { Sheet } from "../../ui/Sheet";
import { EResourceLinks, type EResourceLinksProps } from "./EResourceLinks";
import { navigationItems } from "./navigationItems";
import { SessionLinks } from "./SessionLinks";
import { closeSidebar, sidebarOpen } from "./sidebar";

export function MobileMenu({ children, ...props }: EResourceLinksProps & { children?: ReactNode }) {
  return (
    <Sheet title="Menu" placement="side" isOpen={useReactiveVar(sidebarOpen)} onClose={closeSidebar}>
      {children}
      <nav aria-label="Menu">
        <ul>
          {navigationItems.map(({ label, path }) => (
            <li key={path}>
              <NavLink to={path} end={path === "/"} onClick={closeSidebar} className="menu-link">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <details className="group">
          <summary className="menu-link cursor-pointer list-none justify-between [&::-webkit-details-marker]:hidden">
            E-Resource
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-4 transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div className="ml-3 border-l border-line pl-1">
            <EResourceLinks {...props} />
          </div>
        </details>
        <ul className="mt-3 border-t border-line pt-3">
          <SessionLinks variant="menu" onChoose={closeSidebar} />
        </ul>
      </nav>
    </Sheet>
  );
}
