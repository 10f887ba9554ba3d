import { useMemo } from "react";
import { Link } from "react-router-dom";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { borrowingsHref, NO_FILTERS } from "../borrowingsUrlState";
import type { LoanCommands } from "../desk/LoanLines";
import { OverdueSummary } from "../reminders/laterOverdueSummary";
import { borrowingColumns } from "./borrowingColumns";
import { BorrowingTable } from "./BorrowingTable";

const EVERYBODY = { search: null, className: null } as const;

/** Below the desk: what is asked back today. */
export function OverdueLoans({ commands }: { commands: LoanCommands | null }) {
  const timeZone = useLibraryTimeZone();
  const editsBooks = useCan("CATALOGUE_WRITE");
  const columns = useMemo(
    () => borrowingColumns({ list: "overdue", timeZone, editsBooks }).filter(({ shown }) => shown !== "byChoice"),
    [timeZone, editsBooks],
  );
  return (
    <section aria-labelledby="terlambat" className="table-area mt-6">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="terlambat" className="font-serif text-lg font-semibold">
          Terlambat
        </h2>
        <OverdueSummary filter={EVERYBODY} />
        <Link
          to={borrowingsHref({ ...NO_FILTERS, status: "overdue" })}
          className={`ml-auto ${buttonStyle("quiet", "compact")}`}
        >
          Cari dan filter
        </Link>
      </div>
      <BorrowingTable list="overdue" urlState={NO_FILTERS} columns={columns} commands={commands} />
    </section>
  );
}
