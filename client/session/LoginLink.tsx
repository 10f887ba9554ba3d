import { NavLink, useLocation } from "react-router-dom";

interface LoginLinkProps {
  className: string;
  onClick?: () => void;
}

/** Remembers the page one is on, to come back to it. */
export function LoginLink(props: LoginLinkProps) {
  const here = useLocation();
  const isThere = here.pathname === "/login";
  const state: unknown = isThere ? here.state : { from: here.pathname + here.search };
  return (
    <NavLink {...props} to="/login" replace={isThere} state={state}>
      Login
    </NavLink>
  );
}
