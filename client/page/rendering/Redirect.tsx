import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { usePageRequest } from "../../apollo/pageQuery/PageRequest";

/** Redirects: by the response on the server, by a replaced history entry in the browser. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  usePageRequest().redirectTo(to);
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
