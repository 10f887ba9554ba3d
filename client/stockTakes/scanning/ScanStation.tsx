import { useRef, useState } from "react";
import { usePlaces } from "../../authorities/choices/usePlaces";
import { CodeField } from "../../circulation/inHouse/CodeField";
import { CompactSelect } from "../../forms/fields/CompactField";
import type { StockTakeState_StockTakeFragment as Take } from "../../gql/graphql";
import { placeLabel } from "../placeLabel";
import { ScanLines } from "./ScanLines";
import { WaitingScans } from "./WaitingScans";
import { useStockTakeScans } from "./useStockTakeScans";

/** Where copies are scanned: one field for scanner and keyboard, the camera, and what came of the last ones. */
export function ScanStation({ take }: { take: Take }) {
  const { lines, queue, scan, retry } = useStockTakeScans(take);
  const [placeId, setPlaceId] = useState("");
  const field = useRef<HTMLInputElement>(null);
  return (
    <section aria-label="Memindai" className="needs-script grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      {take.locationDatabaseId === null && <PlaceChoice value={placeId} onChange={setPlaceId} />}
      <CodeField field={field} onCode={(code) => scan(code, { locationId: placeId || null })} />
      <WaitingScans queue={queue} onRetry={retry} />
      <ScanLines
        lines={lines}
        empty="Jawaban setiap pindaian tampil di sini. Buku yang tidak pada tempatnya disebutkan tempatnya."
      />
    </section>
  );
}

function PlaceChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const places = usePlaces();
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
      {places.map((place) => (
        <option key={place.id} value={place.id}>
          {placeLabel(place)}
        </option>
      ))}
    </CompactSelect>
  );
}
