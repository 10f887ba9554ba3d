import { type ActionDispatch, useEffect, useMemo, useRef, useState } from "react";
import { newKey } from "../../newKey";
import { isOpenRefusal } from "../answers/answerHistory";
import type { DeskState } from "../desk/deskState";
import type { DeskEvent } from "../desk/DeskEvent";
import {
  adoptClosedDesks,
  adoptOwnDesks,
  answerForDesk,
  keepDesk,
  type KeptDesk,
  newDeskKey,
  putBack,
} from "./deskStore";

/** How often is looked for what closed pages have left. */
const LOOK_MS = 10_000;

/**
 * Keeps what has not reached the server, and what was refused until it is dealt with. A desk that `adopts` takes over
 * what others have left, while nothing waits here: only one with a field can show what has to be decided about it.
 */
export function useKeptDesk(
  state: DeskState,
  send: ActionDispatch<[event: DeskEvent]>,
  { adopts }: { readonly adopts: boolean },
): void {
  const [deskKey] = useState(newDeskKey);
  const latest = useRef(state);
  const { chosenId, queue, unsettled, answers } = state;
  // Where there is no field, what was refused is told in a message, and nothing stays.
  const refusals = useMemo(() => (adopts ? answers.filter(isOpenRefusal) : []), [adopts, answers]);
  const doubtful = state.possibleCard?.unsettledKey ?? null;
  useEffect(() => {
    latest.current = state;
  });
  // Before the next effect, so that this desk already counts as shown and does not take over itself.
  useEffect(() => answerForDesk(deskKey), [deskKey]);
  useEffect(() => {
    if (!adopts) return;
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
    restore(adoptOwnDesks());
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [send, adopts]);
  useEffect(() => {
    send({ type: "kept", isKept: keepDesk(deskKey, { chosenId, doubtful, queue, unsettled, refusals }) });
  }, [send, deskKey, chosenId, doubtful, queue, unsettled, refusals]);
}
