import { useRef, useState } from "react";
import { useOperation } from "../../apollo/useOperation";
import { CodeField } from "../../circulation/inHouse/CodeField";
import type {
  CollectForWeedingMutation as Collected,
  WeedingDisposal,
  WeedingReason,
  WeedingState_WeedingFragment as Weeding,
} from "../../gql/graphql";
import { ScanLines } from "../../stockTakes/scanning/ScanLines";
import { type Said, useScanQueue } from "../../stockTakes/scanning/useScanQueue";
import { WaitingScans } from "../../stockTakes/scanning/WaitingScans";
import { type Fate, FateFields, FIRST_FATE } from "../FateFields";
import { CollectForWeedingMutation, forgetCollected } from "../useWeedingCommands";

type Answer = Extract<Collected["collectForWeeding"], { __typename: "CollectForWeedingPayload" }>["answers"][number];
type Given = Readonly<Record<keyof Fate, string | null>>;

/** Lists are asked for again once nothing was scanned for so long. */
const QUIET_MS = 1_000;

/** Where copies are scanned that are to go: for which reason, one field for scanner and keyboard, the camera. */
export function CollectStation({ weeding: { id, databaseId } }: { weeding: Weeding }) {
  const { run } = useOperation(CollectForWeedingMutation, "update");
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [fate, setFate] = useState(FIRST_FATE);
  const field = useRef<HTMLInputElement>(null);
  const { lines, queue, scan, retry } = useScanQueue<Answer, Given>({
    place: `penyiangan:${databaseId}`,
    send: async (scans) => {
      const result = await run(
        {
          input: {
            id,
            scans: scans.map(({ code, key, reason, reasonText, disposal }) => ({
              code,
              key,
              reason: reason as WeedingReason,
              reasonText,
              disposal: disposal as WeedingDisposal,
            })),
          },
        },
        (cache) => {
          clearTimeout(quiet.current);
          quiet.current = setTimeout(() => forgetCollected(cache), QUIET_MS);
        },
      );
      return { ...result, data: result.data?.answers ?? null };
    },
    say,
  });
  return (
    <section aria-label="Memindai" className="needs-script grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:max-w-3xl">
      <div className="rounded-2xl border border-line bg-card p-4">
        <FateFields onChange={(changes) => setFate((now) => ({ ...now, ...changes }))} />
      </div>
      <CodeField field={field} onCode={(code) => scan(code, { ...fate })} />
      <WaitingScans queue={queue} onRetry={retry} />
      <ScanLines
        lines={lines}
        empty="Pilih alasannya, lalu pindai buku di rak. Yang sedang dipinjam atau direservasi ditolak."
      />
    </section>
  );
}

function say({ outcome, message, title }: Answer): Said {
  const said = { title, message };
  if (outcome === "COLLECTED") return { ...said, sound: "done", pill: { tone: "good", text: "Dikumpulkan" } };
  if (outcome === "REPEATED") return { ...said, sound: "notice", pill: { tone: "quiet", text: "Sudah dipindai" } };
  return outcome === "UNKNOWN"
    ? { ...said, sound: "refused", pill: { tone: "wrong", text: "Tidak dikenal" } }
    : { ...said, sound: "refused", pill: { tone: "wrong", text: "Ditolak" } };
}
