import { useApolloClient } from "@apollo/client/react";
import { useReducer, useRef, useState } from "react";
import { UNDO_MS } from "../../../common/undoMs";
import { useOperation } from "../../apollo/useOperation";
import { failureText } from "../../forms/errors/toFormErrors";
import { graphql } from "../../gql/gql";
import { undoDeskAct, undoRefusal } from "../admin/desk/undoDeskAct";
import type { AnswerTone } from "../admin/answers/Answer";
import { playTone } from "../admin/desk/sounds";
import { newKey } from "../newKey";
import { sendWithKey } from "../sendWithKey";

const RecordInHouseUseMutation = graphql(`
  mutation RecordInHouseUse($input: RecordInHouseUseInput!) {
    recordInHouseUse(input: $input) {
      __typename
      ... on RecordInHouseUsePayload {
        counted
        usesToday
        actId
        copy {
          id
          itemCode
          book {
            id
            title
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);

export type ScanState =
  | { readonly kind: "waiting" }
  /** No answer came: the same scan can be sent again and still counts once. */
  | { readonly kind: "unsent" }
  | { readonly kind: "counted"; readonly actId: number; readonly at: number; readonly problem?: string }
  | { readonly kind: "repeated" }
  | { readonly kind: "undone" }
  /** `isOut`: by what the library knows the copy is not here, so that it has to come back first. */
  | { readonly kind: "refused"; readonly reason: string; readonly isOut: boolean };

export interface InHouseScan {
  readonly key: string;
  readonly code: string;
  readonly title: string | null;
  readonly state: ScanState;
}

/** What is shown of a pile; the library has counted all of it. */
const MOST_SHOWN = 200;

type Change = { readonly key: string; readonly code: string } | (Partial<InHouseScan> & { readonly key: string });

/** A new scan stands first; one that is known is changed where it stands. */
function changed(scans: readonly InHouseScan[], change: Change): readonly InHouseScan[] {
  if (scans.some(({ key }) => key === change.key)) {
    return scans.map((scan) => (scan.key === change.key ? { ...scan, ...change } : scan));
  }
  const scan: InHouseScan = { code: "", title: null, state: { kind: "waiting" }, ...change };
  return [scan, ...scans].slice(0, MOST_SHOWN);
}

export function isUndoable({ state }: InHouseScan, now: number): boolean {
  return state.kind === "counted" && now - state.at < UNDO_MS;
}

/** The pile that is being scanned: each scan is sent in its turn, and kept where no answer came. */
export function useInHouseScans() {
  const client = useApolloClient();
  const recording = useOperation(RecordInHouseUseMutation, "create", { isUncached: true });
  const [scans, change] = useReducer(changed, []);
  const [usesToday, setUsesToday] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const turn = useRef<Promise<void>>(Promise.resolve());

  const report = (tone: AnswerTone, sentence: string) => {
    playTone(tone);
    setAnnouncement(sentence);
  };
  const send = async (key: string, code: string): Promise<void> => {
    const { result } = await sendWithKey(`in-house use of ${code}`, [], (idempotencyKey) =>
      recording.run({ input: { itemCode: code, idempotencyKey } }),
    );
    if (result.data !== null) {
      const { counted, actId, copy, usesToday: today } = result.data;
      const title = copy?.book?.title ?? null;
      setUsesToday(today);
      const state = counted ? ({ kind: "counted", actId, at: Date.now() } as const) : ({ kind: "repeated" } as const);
      change({ key, code: copy?.itemCode ?? code, title, state });
      return report(counted ? "done" : "notice", `${title ?? code}: ${counted ? "dihitung" : "baru saja dihitung"}`);
    }
    if (result.isUnexplained) {
      change({ key, state: { kind: "unsent" } });
      return report("refused", `${code} belum terkirim`);
    }
    const reason = failureText(result);
    change({ key, state: { kind: "refused", reason, isOut: result.statusCode === 409 } });
    report("refused", reason);
  };
  const inTurn = (key: string, code: string) => (turn.current = turn.current.then(() => send(key, code)));
  return {
    scans,
    usesToday,
    announcement,
    scan: (code: string) => {
      const key = newKey();
      change({ key, code });
      return inTurn(key, code);
    },
    sendAgain: ({ key, code }: InHouseScan) => {
      change({ key, state: { kind: "waiting" } });
      return inTurn(key, code);
    },
    undo: async ({ key, title, code, state }: InHouseScan) => {
      if (state.kind !== "counted") return;
      const result = await undoDeskAct(client, state.actId);
      if (result.data === null) return change({ key, state: { ...state, problem: undoRefusal(result) } });
      change({ key, state: { kind: "undone" } });
      setUsesToday((count) => (count === null ? null : Math.max(0, count - 1)));
      setAnnouncement(`${title ?? code}: diurungkan`);
    },
  };
}
