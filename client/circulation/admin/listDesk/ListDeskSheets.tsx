import { useApolloClient, useReactiveVar } from "@apollo/client/react";
import { useState } from "react";
import { flashMessage } from "../../../page/messages/flashMessage";
import { Sheet } from "../../../ui/Sheet";
import { AnswerCard } from "../answers/AnswerCard";
import type { ConfirmAsk } from "../answers/Answer";
import { ApprovalSheet, LostSheet } from "../deskSheets";
import { showAnswer } from "./showAnswer";
import type { ListDesk } from "./useListDesk";

/** What the commands of a list ask before they are done, and what they announce to screen readers. */
export function ListDeskSheets({ listDesk }: { listDesk: ListDesk }) {
  const { desk, commands, lost, closeLost, question, closeQuestion } = listDesk;
  const { ask, state } = desk;
  const untold = useUntold(state.announcement);
  const client = useApolloClient();
  const [approving, setApproving] = useState<ConfirmAsk | null>(null);
  return (
    <>
      <p role="status" className="sr-only">
        {untold}
      </p>
      <Sheet
        // Each question has the focus anew.
        key={question?.key}
        title="Perlu dipastikan"
        placement="middle"
        isWithoutHeader
        isOpen={question !== null}
        onClose={closeQuestion}
      >
        {question && (
          <div className="min-h-0 overflow-y-auto">
            <AnswerCard
              answer={question}
              onUndo={desk.undo}
              commands={{
                confirm: (request) => {
                  closeQuestion();
                  ask(request);
                },
                giveBack: (itemCode) => {
                  closeQuestion();
                  commands.giveBack(itemCode);
                },
                renew: (borrowingId, itemCode) => {
                  closeQuestion();
                  commands.renew(borrowingId, itemCode);
                },
                choose: (studentId) => {
                  closeQuestion();
                  ask({ kind: "choose", studentId });
                },
                dismiss: closeQuestion,
                scan: () => undefined,
                pay: () => undefined,
                payAll: () => undefined,
                waive: () => undefined,
                refund: () => undefined,
                approve: (asked) => {
                  closeQuestion();
                  setApproving(asked);
                },
              }}
            />
          </div>
        )}
      </Sheet>
      {approving && (
        <ApprovalSheet
          ask={approving}
          onClose={() => setApproving(null)}
          onDone={(answer) => {
            setApproving(null);
            desk.send({ type: "reported", answer });
            showAnswer(answer, client, desk.send);
          }}
        />
      )}
      {lost && (
        <LostSheet
          loan={lost}
          onClose={closeLost}
          onConfirm={(borrowingId, amount) => {
            closeLost();
            ask({ kind: "lost", borrowingId, amount });
          }}
        />
      )}
    </>
  );
}

/** The announcement, unless a message has the same text: screen readers would read it twice. */
function useUntold(announcement: string): string {
  const message = useReactiveVar(flashMessage);
  const [announced, setAnnounced] = useState(message?.text);
  if (message && message.text !== announced) setAnnounced(message.text);
  return announcement === announced ? "" : announcement;
}
