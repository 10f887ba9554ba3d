import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useLibraryName } from "../../page/library/LibraryName";
import { lazy } from "../../page/lazy/lazy";
import { PageMeta } from "../../page/rendering/PageMeta";
import { PageHeading } from "../../ui/PageHeading";
import { ClassForm } from "./ClassForm";
import { DoorKeyForm } from "./DoorKeyForm";
import { GuestForm } from "./GuestForm";
import { IdleTimeout } from "./answers/IdleTimeout";
import type { VisitFeedbackProps } from "./answers/VisitFeedback";
import { useScanner } from "./scanning/useScanner";
import { KioskSide } from "./side/KioskSide";
import { doorKeyIn, useDoorKey } from "./useDoorKey";
import { useGuestBook } from "./useGuestBook";
import { useGuestBookData } from "./useGuestBookData";
import type { RecordedVisit } from "./useRecordVisit";
import { useVisitKind } from "./visitKind";
import { HelpButton } from "./welcome/HelpButton";
import { NewOnShelf } from "./welcome/NewOnShelf";
import { NisForm } from "./welcome/NisForm";
import { BackToScan, VisitKindLinks } from "./welcome/VisitKindLinks";
import { VisitorCount } from "./welcome/VisitorCount";

/** Nobody is greeted in the first picture. It is loaded at once all the same, as the network may go before the card. */
const VisitFeedback = lazy<VisitFeedbackProps>(
  () => import("./answers/VisitFeedback").then((m) => m.VisitFeedback),
  <div role="status" />,
);

/** The guest book, used on a tablet at the entrance. It fills the screen: a kiosk has no navigation. */
export function VisitsPage() {
  const libraryName = useLibraryName();
  const { kind, heading } = useVisitKind();
  const navigate = useNavigate();
  const doorKey = useDoorKey();
  const { figures, opening, newest, shelf, refresh } = useGuestBookData();
  const book = useGuestBook((result) => {
    doorKey.onResult(result);
    if (result.data?.counted) refresh();
  });
  const { field, greeting, refusal, clearRefusal, queue } = book;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
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
    book.greet(visit);
    if (visit.counted) refresh();
    resetToStart();
  };
  const withoutRefusal = async (binding: ReturnType<typeof doorKey.bind>) => {
    const result = await binding;
    if (result.data !== null) clearRefusal();
    return result;
  };
  const showHelp = (isShown: boolean) => {
    setIsHelpOpen(isShown);
    // The sheet gives the focus back to its button first.
    if (!isShown) setTimeout(book.focus);
  };
  const take = (code: string) => {
    const key = doorKeyIn(code);
    if (isHelpOpen) showHelp(false);
    if (key === null) book.enqueue(code);
    else void withoutRefusal(doorKey.bindScanned(key));
  };
  useScanner(field, (code) => {
    lastScan.current = performance.now();
    take(code);
  });

  const isStart = kind === "student" && !doorKey.isNeeded;
  const isGreeting = isStart && greeting !== null;

  return (
    <div className="kiosk">
      <PageMeta
        title="Buku Tamu"
        path="/visits"
        description={
          `Catat kunjungan Anda di ${libraryName}: ` +
          "anggota dengan kartu atau nomornya, tamu dengan nama, kelas dengan jumlah orang."
        }
      />
      <KioskSide opening={opening} books={shelf} />
      <div className="kiosk-main">
        <div className={isGreeting ? "sr-only" : undefined}>
          {kind !== "student" && <BackToScan onChoose={clearRefusal} />}
          <div className="flex items-start justify-between gap-2">
            <PageHeading className="mb-2.5 max-lg:text-2xl!">{heading}</PageHeading>
            {isStart && !isGreeting && <HelpButton isOpen={isHelpOpen} setIsOpen={showHelp} />}
          </div>
          <noscript>
            <p className="rounded-xl border border-line bg-wash px-4 py-3">
              Buku tamu memerlukan JavaScript. Aktifkan JavaScript di browser ini, lalu muat ulang halaman, atau
              sampaikan nama Anda kepada petugas.
            </p>
          </noscript>
          <IdleTimeout
            key={kind}
            lastScan={lastScan}
            isSilent={kind === "student"}
            onTimeout={kind === "student" ? book.clear : resetToStart}
          />
          {doorKey.isNeeded && (
            <DoorKeyForm bind={(key) => withoutRefusal(doorKey.bind(key))} isBinding={doorKey.isBinding} />
          )}
          <div ref={forms} hidden={doorKey.isNeeded}>
            {kind === "student" && <NisForm field={field} isAside={isGreeting} onEnter={take} onType={book.type} />}
            {kind === "guest" && <GuestForm onRecorded={onRecorded} onResult={doorKey.onResult} />}
            {kind === "class" && <ClassForm onRecorded={onRecorded} onResult={doorKey.onResult} />}
          </div>
        </div>
        <VisitFeedback
          greeting={greeting}
          refusal={doorKey.isNeeded ? null : refusal}
          queue={queue}
          isFloating={!isStart}
          onGuest={clearRefusal}
          onPurpose={book.choosePurpose}
          onSkip={book.skip}
        />
        {isStart && !isGreeting && (
          <>
            <VisitKindLinks onChoose={clearRefusal} />
            {opening && refusal === null && queue.delay === null && <NewOnShelf books={newest} today={opening.today} />}
            {figures && <VisitorCount figures={figures} />}
          </>
        )}
      </div>
    </div>
  );
}
