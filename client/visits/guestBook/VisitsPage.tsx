import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useLibraryName } from "../../app/layout/LibraryName";
import { PageMeta } from "../../app/rendering/PageMeta";
import { PageHeading } from "../../ui/PageHeading";
import { ClassForm } from "./ClassForm";
import { DoorKeyForm } from "./DoorKeyForm";
import { GuestForm } from "./GuestForm";
import { IdleTimeout } from "./answers/IdleTimeout";
import { NisForm } from "./NisForm";
import { CurrentDateTime } from "./CurrentDateTime";
import { doorKeyIn, useDoorKey } from "./useDoorKey";
import { useGuestBook } from "./useGuestBook";
import type { RecordedVisit } from "./useRecordVisit";
import { useScanner } from "./scanning/useScanner";
import { VisitFeedback } from "./answers/VisitFeedback";
import { useVisitKind } from "./visitKind";
import { VisitKindLinks } from "./VisitKindLinks";

/** The guest book, used on a tablet at the entrance. It fills the screen; the footer is below. */
export function VisitsPage() {
  const libraryName = useLibraryName();
  const kind = useVisitKind();
  const navigate = useNavigate();
  const doorKey = useDoorKey();
  const { field, enqueue, clear, greet, greeting, refusal, clearRefusal, queue } = useGuestBook(doorKey.onResult);
  const forms = useRef<HTMLDivElement>(null);
  const lastScan = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (!doorKey.isNeeded) forms.current?.querySelector("input")?.focus();
  }, [doorKey.isNeeded]);

  const resetToStart = () => {
    // A long form may have been scrolled.
    window.scrollTo(0, 0);
    void navigate("/visits", { replace: true });
  };
  const onRecorded = (visit: RecordedVisit) => {
    clearRefusal();
    greet(visit);
    resetToStart();
  };
  const withoutRefusal = async (binding: ReturnType<typeof doorKey.bind>) => {
    const result = await binding;
    if (result.data !== null) clearRefusal();
    return result;
  };
  const take = (code: string) => {
    const key = doorKeyIn(code);
    if (key === null) enqueue(code);
    else void withoutRefusal(doorKey.bindScanned(key));
  };
  useScanner(field, (code) => {
    lastScan.current = performance.now();
    take(code);
  });

  return (
    <div className="page-width min-h-[calc(100dvh-5rem)] pt-6 md:pt-10">
      <PageMeta
        title="Buku Tamu"
        path="/visits"
        description={
          `Catat kunjungan Anda di ${libraryName}: ` +
          "siswa dengan NIS atau kartu anggota, tamu dengan nama, kelas dengan jumlah orang."
        }
      />
      <div className="mx-auto max-w-4xl">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <PageHeading>Buku Tamu</PageHeading>
          <CurrentDateTime />
        </div>
        <div className="mt-6 mb-8">
          <VisitKindLinks onChoose={clearRefusal} />
        </div>
        <noscript>
          <p className="rounded-xl border border-line bg-wash px-4 py-3">
            Buku tamu memerlukan JavaScript. Nyalakan JavaScript di peramban ini, lalu muat ulang halaman, atau
            sampaikan nama Anda kepada petugas.
          </p>
        </noscript>
        <IdleTimeout
          key={kind}
          lastScan={lastScan}
          isSilent={kind === "student"}
          onTimeout={kind === "student" ? clear : resetToStart}
        />
        {doorKey.isNeeded && (
          <DoorKeyForm bind={(key) => withoutRefusal(doorKey.bind(key))} isBinding={doorKey.isBinding} />
        )}
        <div ref={forms} hidden={doorKey.isNeeded}>
          {kind === "student" && <NisForm field={field} onEnter={take} />}
          {kind === "guest" && <GuestForm onRecorded={onRecorded} onResult={doorKey.onResult} />}
          {kind === "class" && <ClassForm onRecorded={onRecorded} onResult={doorKey.onResult} />}
        </div>
        <VisitFeedback
          greeting={greeting}
          refusal={doorKey.isNeeded ? null : refusal}
          queue={queue}
          isFloating={kind !== "student"}
          onGuest={clearRefusal}
        />
      </div>
    </div>
  );
}
