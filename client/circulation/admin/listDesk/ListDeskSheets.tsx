import { Sheet } from "../../../ui/Sheet";
import { AnswerCard } from "../answers/AnswerCard";
import { LostSheet } from "../deskSheets";
import type { ListDesk } from "./useListDesk";

interface ListDeskSheetsProps {
  listDesk: ListDesk;
  /** Whether what has to be confirmed is asked here. */
  isQuiet: boolean;
}

/** What the commands of a list ask before they are done, and what they say to ears. */
export function ListDeskSheets({ listDesk: { desk, commands, lost, closeLost }, isQuiet }: ListDeskSheetsProps) {
  const { ask, state, send } = desk;
  const [newest] = state.answers;
  const question = isQuiet && state.isAnswerCurrent && newest?.tone === "asks" ? newest : null;
  return (
    <>
      <p role="status" className="sr-only">
        {state.said}
      </p>
      <Sheet
        title="Perlu dipastikan"
        placement="middle"
        isWithoutHeader
        isOpen={question !== null}
        onClose={() => send({ type: "dismissed" })}
      >
        {question && (
          <div className="min-h-0 overflow-y-auto">
            <AnswerCard
              answer={question}
              onUndo={desk.undo}
              commands={{
                ...commands,
                confirm: ask,
                choose: () => undefined,
                dismiss: () => send({ type: "dismissed" }),
                scan: () => undefined,
                pay: () => undefined,
                waive: () => undefined,
              }}
            />
          </div>
        )}
      </Sheet>
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
