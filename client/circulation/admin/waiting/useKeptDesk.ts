import { type ActionDispatch, useEffect, useRef } from "react";
import { newKey } from "../../newKey";
import type { DeskEvent, DeskState } from "../desk/deskState";
import { adoptClosedDesks, adoptOwnDesk, answerForThisPage, keepDesk, type KeptDesk, putBack } from "./deskStore";

/** How often is looked for what closed pages have left. */
const LOOK_MS = 10_000;

/** Keeps what has not reached the server, and takes over what closed pages have left, while nothing waits here. */
export function useKeptDesk(state: DeskState, send: ActionDispatch<[event: DeskEvent]>): void {
  const latest = useRef(state);
  const { chosenId, queue, unsettled } = state;
  const doubtful = state.doubt?.unsettledKey ?? null;
  useEffect(() => {
    latest.current = state;
  });
  // First, since what is kept next takes the place of what this page itself has kept before it was left.
  useEffect(() => {
    let isLeft = false;
    const restore = (desks: readonly KeptDesk[]) => {
      for (const kept of desks) send({ type: "restored", kept, newKey });
    };
    const look = async () => {
      if (latest.current.queue.length > 0) return;
      const desks = await adoptClosedDesks();
      if (isLeft || latest.current.queue.length > 0) desks.forEach(putBack);
      else restore(desks);
    };
    restore(adoptOwnDesk());
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    const stopAnswering = answerForThisPage();
    return () => {
      isLeft = true;
      clearInterval(timer);
      stopAnswering();
    };
  }, [send]);
  useEffect(() => {
    send({ type: "kept", isKept: keepDesk({ chosenId, doubtful, queue, unsettled }) });
  }, [send, chosenId, doubtful, queue, unsettled]);
}
