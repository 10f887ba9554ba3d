import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { AnswerTone } from "../../circulation/admin/answers/Answer";
import { newKey } from "../../circulation/newKey";
import type { OperationResult } from "../../apollo/operationResult";
import { useOperation } from "../../apollo/useOperation";
import { readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { StockTakeItem_ItemFragment, StockTakeOutcome } from "../../gql/graphql";
import { StockTakeItem_item } from "../stockTakeDocuments";
import { forgetItems } from "../useStockTakeCommands";
import type { KeptScan } from "./keptScans";
import { type QueueState, StockTakeQueue } from "./StockTakeQueue";

const ScanStockTakeMutation = graphql(`
  mutation ScanStockTake($input: ScanStockTakeInput!) {
    scanStockTake(input: $input) {
      __typename
      ... on ScanStockTakePayload {
        answers {
          isRepeated
          message
          item {
            ...StockTakeItem_item
          }
        }
        stockTake {
          ...StockTakeState_stockTake
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** One line of what was scanned here, the newest first. */
export interface ScanLine {
  readonly key: string;
  readonly code: string;
  readonly at: number;
  readonly title: string | null;
  readonly message: string;
  /** Null where the server has not answered, or cannot take it. */
  readonly outcome: StockTakeOutcome | null;
  readonly isRepeated: boolean;
  readonly isRefused: boolean;
}

/** The same code within this time is one scan. */
const SAME_SCAN_MS = 2_000;
const MOST_LINES = 100;
/** Lists are asked for again once nothing was scanned for so long: each scan would ask for all of them. */
const QUIET_MS = 3_000;

interface Answer {
  readonly isRepeated: boolean;
  readonly message: string;
  readonly item: StockTakeItem_ItemFragment;
}

interface StockTakeScans {
  readonly lines: readonly ScanLine[];
  readonly queue: QueueState;
  readonly scan: (code: string, locationId: string | null) => void;
  readonly retry: () => void;
}

const EMPTY: QueueState = { waiting: [], delay: null, refusal: null, isKept: true };

/** Fetched with the first answer, as it comes with all of the desk of lending; without network it stays silent. */
async function play(tone: AnswerTone): Promise<void> {
  const { playTone } = await import("../../circulation/admin/desk/sounds");
  playTone(tone);
}

/** What is scanned on this device: sent at once, or kept until the network is back. */
export function useStockTakeScans(take: { readonly id: string; readonly databaseId: number }): StockTakeScans {
  const { run } = useOperation(ScanStockTakeMutation, "update");
  const [queue] = useState(() => new StockTakeQueue<Answer>(take.databaseId));
  const [queueState, setQueueState] = useState(EMPTY);
  const [lines, setLines] = useState<readonly ScanLine[]>([]);
  const last = useRef({ code: "", at: 0 });
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
  const put = (line: ScanLine) =>
    setLines((shown) => [line, ...shown.filter(({ key }) => key !== line.key)].slice(0, MOST_LINES));

  const send = useEffectEvent(async (scans: readonly KeptScan[]): Promise<OperationResult<readonly Answer[]>> => {
    const result = await run(
      {
        input: {
          id: take.id,
          sentAt: new Date().toISOString(),
          scans: scans.map(({ code, key, locationId, at }) => ({
            code,
            key,
            locationId,
            scannedAt: new Date(at).toISOString(),
          })),
        },
      },
      (cache) => {
        clearTimeout(quiet.current);
        quiet.current = setTimeout(() => forgetItems(cache), QUIET_MS);
      },
    );
    const answers = result.data?.answers.map(({ item, ...answer }) => ({
      ...answer,
      item: readFragment(StockTakeItem_item, item),
    }));
    return { ...result, data: answers ?? null };
  });
  const onAnswer = useEffectEvent(({ key, code, at }: KeptScan, { item, message, isRepeated }: Answer) => {
    const { outcome, title } = item;
    put({ key, code, at, title, message, outcome, isRepeated, isRefused: false });
    const tone = outcome === "FOUND" ? (isRepeated ? "notice" : "done") : outcome === "UNKNOWN" ? "refused" : "asks";
    play(tone).catch(() => undefined);
  });
  const onRefused = useEffectEvent(({ key, code, at }: KeptScan, message: string) => {
    put({ key, code, at, title: null, message, outcome: null, isRepeated: false, isRefused: true });
    play("refused").catch(() => undefined);
  });

  useEffect(() => {
    const retry = () => queue.retry();
    queue.open({
      send: (scans) => send(scans),
      onAnswer: (scan, answer) => onAnswer(scan, answer),
      onRefused: (scan, message) => onRefused(scan, message),
      onChange: setQueueState,
    });
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      queue.close();
    };
  }, [queue]);

  return {
    lines,
    queue: queueState,
    scan: (typed, locationId) => {
      const code = typed.trim();
      const at = Date.now();
      if (code === "" || (code === last.current.code && at - last.current.at < SAME_SCAN_MS)) return;
      last.current = { code, at };
      queue.add({ key: newKey(), code, locationId, at });
    },
    retry: () => queue.retry(),
  };
}
