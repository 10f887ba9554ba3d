import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Redirect } from "../page/rendering/Redirect";
import { OWN_PASSWORD_PATH } from "./returnPath";
import { useViewer } from "./useViewer";

/** Its children, but for whoever has a temporary password: the server lets them do nothing else either. */
export function OwnPasswordFirst({ children }: { children: ReactNode }) {
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const hasTemporaryPassword = viewer !== null && viewer.passwordExpiresAt !== null;
  return hasTemporaryPassword && pathname !== OWN_PASSWORD_PATH ? <Redirect to={OWN_PASSWORD_PATH} /> : children;
}
