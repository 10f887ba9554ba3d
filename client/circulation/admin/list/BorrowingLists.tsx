import { useMemo, useRef, useState } from "react";
import { ExportLink } from "../../../admin/ExportLink";
import { ColumnChooser } from "../../../admin/table/ColumnChooser";
import { useShortcut } from "../../../admin/shortcuts/useShortcut";
import { TableFilters } from "../../../admin/table/TableFilters";
import { useTableUrl } from "../../../admin/table/useTableUrl";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { useCan } from "../../../session/useViewer";
import { classNamesWith, useStudentClasses } from "../../../classes/useStudentClasses";
import {
  borrowingsHref,
  type BorrowingsUrlState,
  isNarrowed,
  listExportHref,
  type ListName,
  withoutFilters,
} from "../borrowingsUrlState";
import type { LoanCommands } from "../desk/LoanLines";
import { OverdueSummary } from "../reminders/laterOverdueSummary";
import { borrowingColumns } from "./borrowingColumns";
import { BorrowingTable } from "./BorrowingTable";
import { type HeldLoan, HeldSheet } from "./HeldSheet";

interface BorrowingListsProps {
  list: ListName;
  urlState: BorrowingsUrlState;
  commands: LoanCommands | null;
}

/** A list of loans with its search and filters. */
export function BorrowingLists({ list, urlState, commands }: BorrowingListsProps) {
  const timeZone = useLibraryTimeZone();
  const editsBooks = useCan("CATALOGUE_WRITE");
  const searchField = useRef<HTMLInputElement>(null);
  const allColumns = useMemo(() => borrowingColumns({ list, timeZone, editsBooks }), [list, timeZone, editsBooks]);
  const { change, columns, selectedColumns } = useTableUrl(urlState, borrowingsHref, allColumns);
  useShortcut({ keys: "c", label: "Cari di daftar ini", run: () => searchField.current?.focus() });
  const canDecide = useCan("OVERRIDES_WRITE");
  const [deciding, setDeciding] = useState<HeldLoan | null>(null);
  const classes = classNamesWith(urlState.class_name, useStudentClasses());
  return (
    <div className="table-area">
      <div className="mb-2 grid grid-flow-row-dense grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
        <TableFilters
          action="/admin/borrowings"
          searchLabel="Cari peminjaman"
          placeholder="Cari anggota, NIS, judul, atau kode"
          values={urlState}
          selects={[
            {
              name: "class_name",
              label: "Kelas",
              choices: [["", "Kelas"], ...classes.map((name) => [name, name] as const)],
            },
          ]}
          change={change}
          searchField={searchField}
          clearHref={isNarrowed(urlState) ? borrowingsHref(withoutFilters(urlState)) : null}
        />
        <ColumnChooser
          columns={allColumns}
          selected={selectedColumns}
          onChoose={(keys) => change({ columns: keys?.join(",") ?? "" })}
        />
        <ExportLink href={listExportHref(urlState)} />
      </div>
      {list === "overdue" && (
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <OverdueSummary filter={{ search: urlState.search || null, className: urlState.class_name || null }} />
        </div>
      )}
      <BorrowingTable
        list={list}
        urlState={urlState}
        columns={columns}
        commands={commands}
        decide={list === "held" && canDecide ? setDeciding : null}
      />
      {deciding && <HeldSheet {...deciding} timeZone={timeZone} onClose={() => setDeciding(null)} />}
    </div>
  );
}
