import { useRef, useState } from "react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { CodeField } from "../../circulation/inHouse/CodeField";
import { CompactSelect } from "../../forms/fields/CompactField";
import { formatNumber } from "../../format/formatNumber";
import { wallClock } from "../../format/wallClock";
import { graphql } from "../../gql/gql";
import type { StockTakeState_StockTakeFragment as Take } from "../../gql/graphql";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { buttonStyle } from "../../ui/buttonStyle";
import { Pill, type PillTone } from "../../ui/Pill";
import { placeLabel } from "../placeLabel";
import type { QueueState } from "./StockTakeQueue";
import { type ScanLine, useStockTakeScans } from "./useStockTakeScans";

const ScanPlacesQuery = graphql(`
  query ScanPlaces {
    locations(first: 100) {
      edges {
        cursor
        node {
          id
          databaseId
          name
          shelf
        }
      }
    }
  }
`);

/** Where copies are scanned: one field for scanner and keyboard, the camera, and what came of the last ones. */
export function ScanStation({ take }: { take: Take }) {
  const { lines, queue, scan, retry } = useStockTakeScans(take);
  const [placeId, setPlaceId] = useState("");
  const field = useRef<HTMLInputElement>(null);
  return (
    <section aria-label="Memindai" className="needs-script grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      {take.locationDatabaseId === null && <PlaceChoice value={placeId} onChange={setPlaceId} />}
      <CodeField field={field} onCode={(code) => scan(code, placeId || null)} />
      <WaitingNotice queue={queue} onRetry={retry} />
      <ScanLines lines={lines} />
    </section>
  );
}

function PlaceChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = usePageQuery(ScanPlacesQuery, {});
  return (
    <CompactSelect
      name="place"
      label="Anda sedang memindai di"
      hint="Jika dipilih, buku yang lokasinya lain langsung ketahuan."
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="sm:max-w-80"
    >
      <option value="">Tidak disebutkan</option>
      {data?.locations.edges.map(({ node }) => (
        <option key={node.id} value={node.id}>
          {placeLabel(node)}
        </option>
      ))}
    </CompactSelect>
  );
}

const DELAYS = {
  busy: "Server sedang sibuk. Pindaian dikirim sebentar lagi.",
  unreachable:
    "Jaringan terputus. Teruskan memindai: pindaian disimpan di perangkat ini dan dikirim begitu tersambung.",
} as const;

function WaitingNotice({ queue, onRetry }: { queue: QueueState; onRetry: () => void }) {
  const { waiting, delay, refusal, isKept } = queue;
  if (delay === null || waiting.length === 0) return null;
  return (
    <div role="status" className="rounded-2xl border border-line bg-wash px-4 py-3 text-sm text-pretty">
      <p className="font-semibold">{formatNumber(waiting.length)} pindaian menunggu dikirim</p>
      <p className="mt-0.5 text-muted">
        {delay === "refused" ? refusal : DELAYS[delay]}
        {!isKept && " Browser ini tidak dapat menyimpannya, jadi jangan tutup halaman ini."}
      </p>
      <button type="button" onClick={onRetry} className={`mt-2 ${buttonStyle("outlined", "compact")}`}>
        Kirim sekarang
      </button>
    </div>
  );
}

function toneOf({ outcome, isRepeated, isRefused }: ScanLine): { tone: PillTone; text: string } {
  if (isRefused) return { tone: "wrong", text: "Ditolak" };
  if (outcome === "UNKNOWN") return { tone: "wrong", text: "Tidak dikenal" };
  if (isRepeated) return { tone: "quiet", text: "Sudah dipindai" };
  return outcome === "FOUND" ? { tone: "good", text: "Ditemukan" } : { tone: "plain", text: "Periksa" };
}

/** What came of the scans of this device, the newest first and read out. */
function ScanLines({ lines }: { lines: readonly ScanLine[] }) {
  const timeZone = useLibraryTimeZone();
  const [last] = lines;
  if (!last) {
    return (
      <p className="text-sm text-muted text-pretty">
        Jawaban setiap pindaian tampil di sini. Buku yang tidak pada tempatnya disebutkan tempatnya.
      </p>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {last.title ?? last.code}. {last.message}
      </p>
      <ol
        tabIndex={0}
        aria-label="Pindaian terakhir"
        className="max-h-80 overflow-y-auto rounded-2xl border border-line bg-card"
      >
        {lines.map((line) => {
          const { tone, text } = toneOf(line);
          return (
            <li key={line.key} className="flex items-start gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{line.title ?? line.code}</p>
                <p className="text-sm text-muted text-pretty">
                  {line.title && <span className="tabular-nums">{line.code} · </span>}
                  {line.message}
                </p>
              </div>
              <div className="shrink-0 text-right">
                <Pill tone={tone}>{text}</Pill>
                <p className="mt-1 text-xs text-muted tabular-nums">
                  {wallClock(new Date(line.at).toISOString(), timeZone).time}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
