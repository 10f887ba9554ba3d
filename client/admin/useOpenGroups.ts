import { useState } from "react";
import { useLocation } from "react-router-dom";
import { type AdminLinkGroup, linkOf } from "./adminLinks";
import { useDeskView } from "./deskView";

/** Open on the dashboard until somebody has opened or folded a group: circulation is what a desk does all day. */
const FIRST_GROUP = "sirkulasi";

interface OpenGroups {
  isOpen: (group: AdminLinkGroup) => boolean;
  toggle: (group: AdminLinkGroup) => void;
}

/** The group of the current screen is open until it is folded by hand; others that were opened stay so, remembered. */
export function useOpenGroups(): OpenGroups {
  const { openGroups, change } = useDeskView();
  const current = linkOf(useLocation());
  const [folded, setFolded] = useState<typeof current>();
  const isCurrent = ({ links }: AdminLinkGroup) => current !== undefined && links.includes(current);
  const remembered = openGroups ?? (current?.path === "/admin" ? [FIRST_GROUP] : []);
  const isOpen = (group: AdminLinkGroup) =>
    isCurrent(group) ? folded !== current : remembered.includes(nameOf(group));
  const toggle = (group: AdminLinkGroup) => {
    const others = remembered.filter((name) => name !== nameOf(group));
    change({ openGroups: isOpen(group) ? others : [...others, nameOf(group)] });
    if (isCurrent(group)) setFolded(isOpen(group) ? current : undefined);
  };
  return { isOpen, toggle };
}

function nameOf({ title = "" }: AdminLinkGroup): string {
  return title.toLowerCase();
}
