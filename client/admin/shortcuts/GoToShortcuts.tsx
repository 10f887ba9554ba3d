import { useNavigate } from "react-router-dom";
import { type AdminLink, linkHref, usePermittedLinks } from "../adminLinks";
import { useShortcut } from "./useShortcut";

/** Shortcuts `g` followed by a screen's letter. */
export function GoToShortcuts() {
  return usePermittedLinks()
    .flatMap(({ links }) => links)
    .map((link) => <GoTo key={linkHref(link)} link={link} />);
}

function GoTo({ link }: { link: AdminLink }) {
  const { key, label } = link;
  const navigate = useNavigate();
  useShortcut({ keys: `g ${key}`, label, group: "Buka halaman", run: () => void navigate(linkHref(link)) });
  return null;
}
