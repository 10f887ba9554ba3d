import { useReactiveVar } from "@apollo/client/react";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { Sheet } from "../../ui/Sheet";
import type { EResourceLinksProps } from "./EResourceLinks";
import { EResourceMenu } from "./EResourceMenu";
import { navigationItems } from "./navigationItems";
import { SessionLinks } from "./SessionLinks";
import { closeSidebar, sidebarOpen } from "../../page/frame/sidebar";

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
        <EResourceMenu variant="menu" {...props} />
        <ul className="mt-3 border-t border-line pt-3">
          <SessionLinks variant="menu" isDesk={Boolean(children)} onChoose={closeSidebar} />
        </ul>
      </nav>
    </Sheet>
  );
}
