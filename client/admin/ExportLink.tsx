import { Download } from "lucide-react";
import { buttonStyle } from "../ui/buttonStyle";

/** Downloads what a list shows, as CSV. */
export function ExportLink({ href }: { href: string }) {
  return (
    <a href={href} download className={buttonStyle("outlined", "compact")}>
      <Download aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      Ekspor
    </a>
  );
}
