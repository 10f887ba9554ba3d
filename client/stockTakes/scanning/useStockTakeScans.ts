import { useRef } from "react";
import { useOperation } from "../../apollo/useOperation";
import { readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { StockTakeItem_ItemFragment } from "../../gql/graphql";
import { StockTakeItem_item } from "../stockTakeDocuments";
import { forgetItems } from "../useStockTakeCommands";
import { type Said, type ScannedHere, useScanQueue } from "./useScanQueue";

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

/** Lists are asked for again once nothing was scanned for so long: each scan would ask for all of them. */
const QUIET_MS = 3_000;

interface Answer {
  readonly isRepeated: boolean;
  readonly message: string;
  readonly item: StockTakeItem_ItemFragment;
}

type At = Readonly<Record<"locationId", string | null>>;

/** What is scanned for a stock take on this device. */
export function useStockTakeScans(take: { readonly id: string; readonly databaseId: number }): ScannedHere<At> {
  const { run } = useOperation(ScanStockTakeMutation, "update");
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useScanQueue<Answer, At>({
    place: `stock-opname:${take.databaseId}`,
    send: async (scans) => {
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
    },
    say,
  });
}

function say({ isRepeated, message, item: { outcome, title } }: Answer): Said {
  const said = { title, message };
  if (outcome === "UNKNOWN") return { ...said, sound: "refused", pill: { tone: "wrong", text: "Tidak dikenal" } };
  const sound = outcome === "FOUND" ? (isRepeated ? "notice" : "done") : "asks";
  if (isRepeated) return { ...said, sound, pill: { tone: "quiet", text: "Sudah dipindai" } };
  return outcome === "FOUND"
    ? { ...said, sound, pill: { tone: "good", text: "Ditemukan" } }
    : { ...said, sound, pill: { tone: "plain", text: "Periksa" } };
}
