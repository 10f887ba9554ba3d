import { useNavigate } from "react-router-dom";
import { type AdminLink, usePermittedLinks } from "../adminLinks";
import { useShortcut } from "./useShortcut";

/** Shortcuts `g` followed by a screen's letter. */
export function GoToShortcuts() {
  return usePermittedLinks()
    .flatMap(({ links }) => links)
    .map((link) => <GoTo key={link.path} link={link} />);
}

function GoTo({ link: { key, label, path } }: { link: AdminLink }) {
  const navigate = useNavigate();
  useShortcut({ keys: `g ${key}`, label, group: "Buka halaman", run: () => void navigate(path) });
  return null;
}
