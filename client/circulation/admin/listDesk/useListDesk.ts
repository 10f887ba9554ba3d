import { useApolloClient } from "@apollo/client/react";
import { useMemo, useState } from "react";
import type { Answer } from "../answers/Answer";
import type { LoanCommands } from "../desk/LoanLines";
import { type Desk, useDesk } from "../desk/useDesk";
import type { LostLoan } from "../LostSheet";
import { showAnswer } from "./showAnswer";

export interface ListDesk {
  readonly desk: Desk;
  readonly commands: LoanCommands;
  /** The loan whose loss is being reported. */
  readonly lost: LostLoan | null;
  readonly closeLost: () => void;
  /** The oldest answer that still has to be confirmed; null where a field shows it. */
  readonly question: Answer | null;
  readonly closeQuestion: () => void;
}

interface ListDeskOptions {
  /** No field is shown with what it answers, so that this is told in messages. */
  readonly isQuiet: boolean;
  /** Whether the screen has a field, though another part of it may be shown now. */
  readonly hasField: boolean;
}

/** The desk for a screen with loans, which acts on them. `ListDeskSheets` asks what it has to ask. */
export function useListDesk({ isQuiet, hasField }: ListDeskOptions): ListDesk {
  const client = useApolloClient();
  const [lost, setLost] = useState<LostLoan | null>(null);
  /** The keys of what was asked here and has not been decided. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const desk = useDesk({
    onAnswer: (answer, send) => {
      if (!isQuiet) return;
      if (answer.tone === "asks") setAsked((before) => [...before, answer.key]);
      else showAnswer(answer, client, send);
    },
    hasField,
  });
  const { ask, state, send } = desk;
  if (!isQuiet && asked.length > 0) setAsked([]);
  const question = isQuiet ? state.answers.findLast(({ key }) => asked.includes(key)) : undefined;
  const commands = useMemo(
    (): LoanCommands => ({
      giveBack: (itemCode) => ask({ kind: "return", itemCode }),
      renew: (borrowingId, itemCode) => ask({ kind: "renew", borrowingId, itemCode, confirm: [], reason: "" }),
      reportLost: setLost,
    }),
    [ask],
  );
  return {
    desk,
    commands,
    lost,
    closeLost: () => setLost(null),
    question: question ?? null,
    closeQuestion: () => {
      setAsked((before) => before.filter((key) => key !== question?.key));
      if (question) send({ type: "dismissed", key: question.key });
    },
  };
}
