import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { usePageRequest } from "./PageRequest";

/** Sends to another place: the server by its answer, the browser by a move that leaves no trace in the history. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  usePageRequest().redirectTo(to);
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
