import { useApolloClient } from "@apollo/client/react";
import { useMemo, useState, useEffect } from "react";
import { Link, useSearchParams, useLocation, useNavigate } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { lazy } from "../../app/lazy/lazy";
import { useLibraryTimeZone } from "../../app/layout/LibraryTimeZone";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { Skeleton } from "../../ui/Skeleton";
import type { FineAsk } from "./answers/Answer";
import {
  borrowingsHref,
  isListName,
  isReservationListName,
  NO_FILTERS,
  parseBorrowingsUrl,
} from "./borrowingsUrlState";
import { FinesSheet, ReserveSheet } from "./deskSheets";
import { LendingDesk } from "./desk/LendingDesk";
import type { LoanCommands } from "./desk/LoanLines";
import { borrowingColumns } from "./list/borrowingColumns";
import { BorrowingLists } from "./list/BorrowingLists";
import { BorrowingTable } from "./list/BorrowingTable";
import { BorrowingTabs } from "./list/BorrowingTabs";
import { ListDeskSheets } from "./listDesk/ListDeskSheets";
import { showAnswer } from "./listDesk/showAnswer";
import { useListDesk } from "./listDesk/useListDesk";
import { WaitingNotice } from "./waiting/WaitingNotice";
import { OverdueSummary } from "./reminders/laterOverdueSummary";
import { slipHref } from "./slip/slipHref";
import type { ReservingStudent } from "./reservations/ReserveSheet";
import type { Desk } from "./desk/useDesk";

const ReservationLists = lazy(
  () => import("./reservations/ReservationLists").then((m) => m.ReservationLists),
  <Skeleton className="h-96 w-full rounded-2xl" />,
);

/** What lies over the desk. */
type OpenSheet =
  | { readonly kind: "fines"; readonly studentId: string; readonly waivedFineId: string | null }
  | { readonly kind: "reserve"; readonly student: ReservingStudent | null };

/** Lending: the desk, at which is scanned, and the lists of loans. */
export function BorrowingsPage() {
  const [params] = useSearchParams();
  const urlState = parseBorrowingsUrl(params);
  const { status } = urlState;
  const list = isListName(status) ? status : null;
  const reservations = isReservationListName(status) ? status : null;
  const isDesk = list === null && reservations === null;
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const close = () => setSheet(null);
  const canLend = useCan("CIRCULATION_WRITE");
  const client = useApolloClient();
  const listDesk = useListDesk({ isQuiet: !isDesk, hasField: canLend });
  const { desk, commands: loanCommands } = listDesk;
  const { state, send } = desk;
  useHandedOverStudent(desk.ask);
  const sheetCommands = useMemo(
    () => ({
      fines: (studentId: string) => setSheet({ kind: "fines", studentId, waivedFineId: null }),
      waive: ({ studentId, fineId }: FineAsk) => setSheet({ kind: "fines", studentId, waivedFineId: fineId }),
      reserve: (student: ReservingStudent) => setSheet({ kind: "reserve", student }),
    }),
    [],
  );
  const commands = canLend ? loanCommands : null;
  return (
    <AdminPage
      title="Peminjaman"
      actions={
        <>
          <BorrowingTabs urlState={urlState} />
          {isDesk && canLend && <SlipLink href={slipHref(state.answers, state.chosenId)} />}
        </>
      }
    >
      {isDesk && (
        <>
          {canLend && (
            <LendingDesk
              desk={desk}
              loanCommands={loanCommands}
              onFines={sheetCommands.fines}
              onWaive={sheetCommands.waive}
              onReserve={sheetCommands.reserve}
              isAsking={sheet !== null || listDesk.lost !== null}
            />
          )}
          <OverdueLoans commands={commands} />
        </>
      )}
      {!isDesk && (
        <WaitingNotice waiting={state.stall === null ? 0 : state.queue.length} unsettled={state.unsettled.length} />
      )}
      {list !== null && <BorrowingLists key={list} list={list} urlState={urlState} commands={commands} />}
      {reservations !== null && (
        <ReservationLists
          list={reservations}
          onReserve={canLend ? () => setSheet({ kind: "reserve", student: null }) : null}
        />
      )}
      <ListDeskSheets listDesk={listDesk} />
      {sheet?.kind === "fines" && (
        <FinesSheet
          studentId={sheet.studentId}
          waivedFineId={sheet.waivedFineId}
          onClose={close}
          onDone={(answer) => send({ type: "reported", answer })}
          onUndone={(answerKey, message) => send({ type: "undone", answerKey, message })}
        />
      )}
      {sheet?.kind === "reserve" && (
        <ReserveSheet
          student={sheet.student}
          onClose={close}
          onDone={(answer) => {
            close();
            send({ type: "reported", answer });
            if (!isDesk) showAnswer(answer, client, send);
          }}
        />
      )}
    </AdminPage>
  );
}

/** Beside the desk, which stays as it is. */
function SlipLink({ href }: { href: string | null }) {
  const style = `max-lg:hidden ${buttonStyle("outlined", "compact")}`;
  return href === null ? (
    <span aria-hidden="true" className={`invisible ${style}`}>
      Cetak bukti
    </span>
  ) : (
    <a href={href} target="_blank" rel="noopener" className={style}>
      Cetak bukti
    </a>
  );
}

const EVERYBODY = { search: null, className: null } as const;

/** Below the desk: what is asked back today. */
function OverdueLoans({ commands }: { commands: LoanCommands | null }) {
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
          Cari dan saring
        </Link>
      </div>
      <BorrowingTable list="overdue" urlState={NO_FILTERS} columns={columns} commands={commands} />
    </section>
  );
}

/** Whoever came from a student's page to lend to that student has chosen it: once, and not again after a reload. */
function useHandedOverStudent(ask: Desk["ask"]): void {
  const { state } = useLocation() as { state: { studentId?: string } | null };
  const navigate = useNavigate();
  const studentId = state?.studentId;
  useEffect(() => {
    if (studentId === undefined) return;
    ask({ kind: "choose", studentId });
    void navigate("/admin/borrowings", { replace: true, state: null });
  }, [ask, navigate, studentId]);
}
