import { NavLink } from "react-router-dom";
import { LoginLink } from "../../session/LoginLink";
import { LogoutButton } from "../../session/LogoutButton";
import { isLibrarian, useViewer } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";

const STYLES = {
  bar: buttonStyle("outlined", "small"),
  desk: "nav-link",
  menu: "menu-link w-full",
};

interface SessionLinksProps {
  variant: keyof typeof STYLES;
  /** Beside the desk's own links to its screens no other link to the dashboard is needed. */
  isDesk?: boolean;
  onChoose?: () => void;
}

/** The navigation items that depend on the session, as list items. */
export function SessionLinks({ variant, isDesk = false, onChoose }: SessionLinksProps) {
  const { viewer } = useViewer();
  const style = STYLES[variant];
  if (!viewer) {
    return (
      <li>
        <LoginLink className={style} onClick={onChoose} />
      </li>
    );
  }
  return (
    <>
      {isLibrarian(viewer) && !isDesk && (
        <li>
          <NavLink to="/admin" onClick={onChoose} className={variant === "bar" ? "nav-link" : style}>
            Dasbor
          </NavLink>
        </li>
      )}
      <li>
        <NavLink to="/user-info" onClick={onChoose} className={variant === "bar" ? "nav-link" : style}>
          Profil Saya
        </NavLink>
      </li>
      <li>
        <LogoutButton className={style} onClick={onChoose} />
      </li>
    </>
  );
}
