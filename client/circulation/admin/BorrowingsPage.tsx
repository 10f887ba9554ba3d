import { useApolloClient } from "@apollo/client/react";
import { useMemo, useState, useEffect } from "react";
import { useSearchParams, useLocation, useNavigate } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { SystemNotices } from "../../admin/system/SystemNotices";
import { lazy } from "../../page/lazy/lazy";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { Skeleton } from "../../ui/Skeleton";
import type { FineBegin } from "../ledger/sheet/FinesSheet";
import type { ConfirmAsk, FineAsk, RefundAsk } from "./answers/Answer";
import { borrowingsHref, isListName, isReservationListName, parseBorrowingsUrl } from "./borrowingsUrlState";
import { ApprovalSheet, FinesSheet, ReserveSheet } from "./deskSheets";
import { LendingDesk } from "./desk/LendingDesk";
import { BorrowingTabs } from "./list/BorrowingTabs";
import { ListDeskSheets } from "./listDesk/ListDeskSheets";
import { showAnswer } from "./listDesk/showAnswer";
import { useListDesk } from "./listDesk/useListDesk";
import { WaitingNotice } from "./waiting/WaitingNotice";
import { slipHref } from "./slip/slipHref";
import type { ReservingStudent } from "./reservations/ReserveSheet";
import type { Desk } from "./desk/useDesk";

const LIST_PLACE = <Skeleton className="h-96 w-full rounded-2xl" />;
// The desk waits for no list.
const OverdueLoans = lazy(() => import("./list/OverdueLoans").then((m) => m.OverdueLoans), LIST_PLACE);
const BorrowingLists = lazy(() => import("./list/BorrowingLists").then((m) => m.BorrowingLists), LIST_PLACE);
const ReservationLists = lazy(
  () => import("./reservations/ReservationLists").then((m) => m.ReservationLists),
  LIST_PLACE,
);

/** What lies over the desk. */
type OpenSheet =
  | { readonly kind: "fines"; readonly studentId: string; readonly begins: FineBegin | null }
  | { readonly kind: "approve"; readonly ask: ConfirmAsk }
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
      fines: (studentId: string) => setSheet({ kind: "fines", studentId, begins: null }),
      waive: ({ studentId, fineId }: FineAsk) =>
        setSheet({ kind: "fines", studentId, begins: { kind: "waive", fineId } }),
      refund: ({ studentId, fineId }: RefundAsk) =>
        setSheet({ kind: "fines", studentId, begins: { kind: "refund", fineId } }),
      approve: (ask: ConfirmAsk) => setSheet({ kind: "approve", ask }),
      reserve: (student: ReservingStudent) => setSheet({ kind: "reserve", student }),
    }),
    [setSheet],
  );
  const commands = canLend ? loanCommands : null;
  return (
    <AdminPage
      ownAddress={borrowingsHref(urlState)}
      title="Peminjaman"
      actions={
        <>
          <BorrowingTabs urlState={urlState} />
          {isDesk && canLend && <SlipLink href={slipHref(state.answers, state.chosenId)} />}
        </>
      }
    >
      <div className="grid gap-3 not-empty:mb-4">
        <SystemNotices />
      </div>
      {isDesk && (
        <>
          {canLend && (
            <LendingDesk
              desk={desk}
              loanCommands={loanCommands}
              onFines={sheetCommands.fines}
              onWaive={sheetCommands.waive}
              onRefund={sheetCommands.refund}
              onApprove={sheetCommands.approve}
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
          begins={sheet.begins}
          onClose={close}
          onDone={(answer) => send({ type: "reported", answer })}
          onUndone={(answerKey, message) => send({ type: "undone", answerKey, message })}
        />
      )}
      {sheet?.kind === "approve" && (
        <ApprovalSheet
          ask={sheet.ask}
          onClose={close}
          onDone={(answer) => {
            close();
            send({ type: "reported", answer });
          }}
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
