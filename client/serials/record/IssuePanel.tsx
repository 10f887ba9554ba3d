import { useState } from "react";
import { Link } from "react-router-dom";
import { RecordHistoryLink } from "../../admin/history/RecordHistoryLink";
import { formatDate, formatDay } from "../../format/formatDate";
import type { SerialFacts_SerialFragment as Serial, SerialIssue_IssueFragment as Issue } from "../../gql/graphql";
import { lazy } from "../../page/lazy/lazy";
import { IssueStatus } from "../IssueStatus";
import { useSerialCommands } from "../useSerialCommands";
import { IssueActions } from "./IssueActions";

const IssueSheet = lazy(() => import("../form/IssueSheet").then((m) => m.IssueSheet), null);

/** One issue with what can be done with it. */
export function IssuePanel({ serial, issue }: { serial: Serial; issue: Issue }) {
  const { label, issuedOn, receivedOn, note, copies, status, isExtra } = issue;
  const commands = useSerialCommands();
  const [isCorrecting, setIsCorrecting] = useState(false);
  return (
    <section aria-label={label} aria-live="polite" className="rounded-2xl border border-line bg-card p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="font-serif text-lg font-semibold wrap-anywhere">{label}</h3>
          <p className="text-sm text-muted">
            {formatDay(issuedOn)}
            {isExtra && serial.frequency !== "IRREGULAR" && " · di luar jadwal"}
            {receivedOn && ` · diterima ${formatDate(receivedOn)}`}
          </p>
        </div>
        <IssueStatus status={status} />
      </div>
      {copies.length > 0 && (
        <p className="mt-2 text-sm">
          <span className="text-muted">Eksemplar</span>{" "}
          {copies.map(({ id, itemCode }, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <Link
                to={`/admin/copies?${new URLSearchParams({ code: itemCode }).toString()}`}
                className="text-link tabular-nums"
              >
                {itemCode}
              </Link>
            </span>
          ))}
        </p>
      )}
      {note && <p className="mt-2 text-sm whitespace-pre-line">{note}</p>}
      {serial.viewerCanManage && (
        <div className="needs-script mt-3">
          <IssueActions issue={issue} commands={commands} onCorrect={() => setIsCorrecting(true)} />
        </div>
      )}
      <div className="mt-2 empty:hidden">
        <RecordHistoryLink type="serialIssue" databaseId={issue.databaseId} />
      </div>
      {isCorrecting && <IssueSheet serial={serial} issue={issue} onClose={() => setIsCorrecting(false)} />}
    </section>
  );
}
