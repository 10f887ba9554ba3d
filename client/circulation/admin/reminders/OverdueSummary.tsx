import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { lazy } from "../../../page/lazy/lazy";
import { formatNumber } from "../../../format/formatNumber";
import { formatPrice } from "../../../format/formatPrice";
import { graphql } from "../../../gql/gql";
import { hrefWith } from "../../../lists/days/filterUrl";
import { DownloadLink } from "../../../lists/DownloadLink";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import type { OverdueFilter } from "./RemindSheet";

const RemindSheet = lazy(() => import("./RemindSheet").then((m) => m.RemindSheet), null);

const BorrowingsOverdueQuery = graphql(`
  query BorrowingsOverdue($search: String, $className: String) {
    overdueReminders(search: $search, className: $className) {
      loansCount
      runningFine
    }
  }
`);

/** Above what is overdue: how much of it there is, what runs up with it, and one button to remind them all. */
export function OverdueSummary({ filter }: { filter: OverdueFilter }) {
  const { data, previousData } = useFreshQuery(BorrowingsOverdueQuery, filter);
  const summary = (data ?? previousData)?.overdueReminders;
  const seesStudents = useCan("STUDENTS_READ");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className="min-w-40 text-sm text-muted tabular-nums">
        {summary &&
          summary.loansCount > 0 &&
          `${formatNumber(summary.loansCount)} pinjaman · ${formatPrice(summary.runningFine)} berjalan`}
      </p>
      <div className="flex flex-wrap gap-2">
        {seesStudents && (
          <button
            type="button"
            aria-disabled={!summary?.loansCount}
            onClick={() => setIsOpen(Boolean(summary?.loansCount))}
            className={`needs-script aria-disabled:opacity-60 ${buttonStyle("outlined", "compact")}`}
          >
            <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Ingatkan lewat WhatsApp
          </button>
        )}
        {seesStudents && Boolean(summary?.loansCount) && (
          <DownloadLink
            file={{
              href: hrefWith("/api/borrowings/reminders/letters", {
                search: filter.search ?? "",
                class_name: filter.className ?? "",
              }),
              fileName: "surat-terlambat.pdf",
            }}
            className={buttonStyle("outlined", "compact")}
          >
            Surat untuk orang tua
          </DownloadLink>
        )}
      </div>
      {isOpen && <RemindSheet filter={filter} onClose={() => setIsOpen(false)} />}
    </>
  );
}
