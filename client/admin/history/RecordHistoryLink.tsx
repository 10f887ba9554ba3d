import { History } from "lucide-react";
import { Link } from "react-router-dom";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import type { RecordType } from "./recordLabels";
import { recordHistoryHref } from "./recordHistory";

/**
 * Leads from a record's page to its part of the audit trail, for whoever may read that. Without an id: to all of the
 * kind.
 */
export function RecordHistoryLink({ type, databaseId }: { type: RecordType; databaseId?: number }) {
  if (!useCan("AUDIT_READ")) return null;
  return (
    <Link to={recordHistoryHref(type, databaseId)} className={buttonStyle("quiet", "compact")}>
      <History aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      <span className="max-sm:sr-only">Riwayat perubahan</span>
    </Link>
  );
}
