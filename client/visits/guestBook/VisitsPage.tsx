import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useLibraryName } from "../../app/layout/LibraryName";
import { PageMeta } from "../../app/rendering/PageMeta";
import { PageHeading } from "../../ui/PageHeading";
import { ClassForm } from "./ClassForm";
import { GuestForm } from "./GuestForm";
import { LeftAlone } from "./answers/LeftAlone";
import { NisForm } from "./NisForm";
import { Today } from "./Today";
import { useGuestBook } from "./useGuestBook";
import type { RecordedVisit } from "./useRecordVisit";
import { useScanner } from "./scanning/useScanner";
import { VisitAnswers } from "./answers/VisitAnswers";
import { useVisitWay } from "./visitWay";
import { WayLinks } from "./WayLinks";

/** The guest book at the door. It fills a tablet's screen, so that the footer is there for whoever looks for it. */
export function VisitsPage() {
  const libraryName = useLibraryName();
  const way = useVisitWay();
  const navigate = useNavigate();
  const { field, enter, clear, greet, greeting, refusal, forgetRefusal, line } = useGuestBook();
  const lastScan = useRef(Number.NEGATIVE_INFINITY);

  const goHome = () => {
    // Whoever was at the end of a form leaves the screen at its beginning.
    window.scrollTo(0, 0);
    void navigate("/visits", { replace: true });
  };
  const onRecorded = (visit: RecordedVisit) => {
    forgetRefusal();
    greet(visit);
    goHome();
  };
  useScanner(field, (nis) => {
    lastScan.current = performance.now();
    enter(nis);
  });

  return (
    <div className="page-width min-h-[calc(100dvh-5rem)] pt-6 md:pt-10">
      <PageMeta
        title="Buku Tamu"
        path="/visits"
        description={`Catat kunjungan Anda di ${libraryName}: siswa dengan NIS atau kartu anggota, tamu dengan nama, kelas dengan jumlah orang.`}
      />
      <div className="mx-auto max-w-4xl">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <PageHeading>Buku Tamu</PageHeading>
          <Today />
        </div>
        <div className="mt-6 mb-8">
          <WayLinks onChoose={forgetRefusal} />
        </div>
        <noscript>
          <p className="rounded-xl border border-line bg-wash px-4 py-3">
            Buku tamu memerlukan JavaScript. Nyalakan JavaScript di peramban ini, lalu muat ulang halaman, atau
            sampaikan nama Anda kepada petugas.
          </p>
        </noscript>
        <LeftAlone
          key={way}
          lastScan={lastScan}
          isSilent={way === "student"}
          onLeft={way === "student" ? clear : goHome}
        />
        {way === "student" && <NisForm field={field} onEnter={enter} />}
        {way === "guest" && <GuestForm onRecorded={onRecorded} />}
        {way === "class" && <ClassForm onRecorded={onRecorded} />}
        <VisitAnswers
          greeting={greeting}
          refusal={refusal}
          line={line}
          isFloating={way !== "student"}
          onGuest={forgetRefusal}
        />
      </div>
    </div>
  );
}
