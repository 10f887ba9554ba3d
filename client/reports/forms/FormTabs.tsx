import { Link } from "react-router-dom";
import { useCan } from "../../session/useViewer";
import { formTabs } from "./formKinds";

interface FormTabsProps {
  current: string;
  hrefOf: (name: string) => string;
}

/** From one of what is handed in to the others. */
export function FormTabs({ current, hrefOf }: FormTabsProps) {
  return (
    <nav aria-label="Jenis laporan" className="tab-strip mb-4">
      {formTabs(useCan("AUDIT_READ")).map(({ name, label }) => (
        <Link key={name} to={hrefOf(name)} aria-current={name === current ? "page" : undefined} className="section-tab">
          {label}
        </Link>
      ))}
    </nav>
  );
}
