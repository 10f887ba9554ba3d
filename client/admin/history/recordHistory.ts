import { History } from "lucide-react";
import { useMemo } from "react";
import type { RowAction } from "../table/RowAction";
import { useCan } from "../../session/useViewer";
import type { RecordType } from "./recordLabels";

/** A record's part of the audit trail; of the settings, of which there is one, without a number. */
export function recordHistoryHref(type: RecordType, databaseId?: number): string {
  return `/admin/activity?type=${type}${databaseId === undefined ? "" : `&record=${databaseId}`}`;
}

/** What leads from a row to its history, for whoever may read the audit trail. */
export function useHistoryActions<Row extends { databaseId: number }>(type: RecordType): readonly RowAction<Row>[] {
  const mayRead = useCan("AUDIT_READ");
  return useMemo(
    () =>
      mayRead
        ? [{ label: "Riwayat perubahan", Icon: History, href: ({ databaseId }) => recordHistoryHref(type, databaseId) }]
        : [],
    [mayRead, type],
  );
}
