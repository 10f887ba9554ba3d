import { NavLink, useLocation } from "react-router-dom";

interface LoginLinkProps {
  className: string;
  onClick?: () => void;
}

/** Passes the current page to the login, to return to it. */
export function LoginLink(props: LoginLinkProps) {
  const location = useLocation();
  const isOnLogin = location.pathname === "/login";
  const state: unknown = isOnLogin ? location.state : { from: location.pathname + location.search };
  return (
    <NavLink {...props} to="/login" replace={isOnLogin} state={state}>
      Login
    </NavLink>
  );
}
