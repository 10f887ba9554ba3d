import { useState } from "react";
import { Link } from "react-router-dom";
import { useBrowserValue } from "../page/rendering/useBrowserValue";
import { buttonStyle } from "../ui/buttonStyle";
import { SetupNotice } from "../admin/SetupNotice";

interface LaterNoticeProps {
  id: string;
  title: string;
  text: string;
  /** Where it is done. */
  link: { to: string; label: string };
  /** Under which the browser keeps that it can wait. */
  storageName: string;
}

/** What is left to do, until it is done or somebody says that it can wait. */
export function LaterNotice({ id, title, text, link, storageName }: LaterNoticeProps) {
  const key = `${storageName}-later`;
  const wasPutOff = useBrowserValue(() => localStorage.getItem(key) !== null, true);
  const [isPutOff, setIsPutOff] = useState(false);
  if (wasPutOff || isPutOff) return null;
  const putOff = () => {
    localStorage.setItem(key, "1");
    setIsPutOff(true);
  };
  return (
    <SetupNotice id={id} title={title} text={text} tone="bg-card">
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={putOff} className={buttonStyle("quiet", "compact")}>
          Nanti saja
        </button>
        <Link to={link.to} className={buttonStyle("outlined", "compact")}>
          {link.label}
        </Link>
      </div>
    </SetupNotice>
  );
}
