import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Redirect } from "../page/rendering/Redirect";
import { firstDuty } from "./firstDuty";
import { useViewer } from "./useViewer";

/** Its children, but for whoever has something to do first: the server lets them do nothing else either. */
export function DutyFirst({ children }: { children: ReactNode }) {
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const duty = viewer && firstDuty(viewer);
  return duty && pathname !== duty ? <Redirect to={duty} /> : children;
}
