import { useApolloClient } from "@apollo/client/react";
import { useMemo, useState } from "react";
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
}

/**
 * The desk for a screen with loans, which acts on them: with `isQuiet` it has no field that shows what it answers, so
 * that this is told in messages. `ListDeskSheets` asks what it has to ask.
 */
export function useListDesk(isQuiet: boolean): ListDesk {
  const client = useApolloClient();
  const [lost, setLost] = useState<LostLoan | null>(null);
  const desk = useDesk((answer, send) => {
    if (isQuiet && answer.tone !== "asks") showAnswer(answer, client, send);
  });
  const { ask } = desk;
  const commands = useMemo(
    (): LoanCommands => ({
      giveBack: (itemCode) => ask({ kind: "return", itemCode }),
      renew: (borrowingId, itemCode) => ask({ kind: "renew", borrowingId, itemCode, confirm: [], reason: "" }),
      reportLost: setLost,
    }),
    [ask],
  );
  return { desk, commands, lost, closeLost: () => setLost(null) };
}
