import { NavLink } from "react-router-dom";
import { LoginLink } from "../../session/LoginLink";
import { LogoutButton } from "../../session/LogoutButton";
import { useViewer } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";

const STYLES = {
  bar: buttonStyle("outlined", "small"),
  menu: "menu-link w-full",
};

interface SessionLinksProps {
  place: keyof typeof STYLES;
  onChoose?: () => void;
}

/** The navigation items that depend on the session, as list items. */
export function SessionLinks({ place, onChoose }: SessionLinksProps) {
  const { viewer } = useViewer();
  const look = STYLES[place];
  if (!viewer) {
    return (
      <li>
        <LoginLink className={look} onClick={onChoose} />
      </li>
    );
  }
  return (
    <>
      {viewer.role === "ADMIN" && (
        <li>
          <NavLink to="/admin" onClick={onChoose} className={place === "bar" ? "nav-link" : look}>
            Dasbor
          </NavLink>
        </li>
      )}
      <li>
        <NavLink to="/user-info" onClick={onChoose} className={place === "bar" ? "nav-link" : look}>
          Profil Saya
        </NavLink>
      </li>
      <li>
        <LogoutButton className={look} onClick={onChoose} />
      </li>
    </>
  );
}
