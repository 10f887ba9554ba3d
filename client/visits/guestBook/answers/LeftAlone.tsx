import { type RefObject, useEffect, useEffectEvent, useState } from "react";

const QUIET_FOR = 60_000;
const WARNED_FOR = 30_000;
/** A scanner has told what it is by then. */
const SETTLED = 250;

interface LeftAloneProps {
  /** When the last card was scanned, by `performance.now()`: a queue that goes on does not keep a form open that was left. */
  lastScan: RefObject<number>;
  /** What is cleared away is not worth a word. */
  isSilent?: boolean;
  onLeft: () => void;
}

/** Clears away what somebody left on the screen, after a warning that any key or touch answers. */
export function LeftAlone({ lastScan, isSilent = false, onLeft }: LeftAloneProps) {
  const [isWarned, setIsWarned] = useState(false);
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let settling: ReturnType<typeof setTimeout>;
    const warn = () => {
      setIsWarned(true);
      timer = setTimeout(() => leave(), WARNED_FOR);
    };
    const wait = () => {
      clearTimeout(timer);
      setIsWarned(false);
      timer = setTimeout(warn, QUIET_FOR);
    };
    const typed = () => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        if (performance.now() - lastScan.current > 2 * SETTLED) wait();
      }, SETTLED);
    };
    timer = setTimeout(warn, QUIET_FOR);
    document.addEventListener("keydown", typed, true);
    document.addEventListener("pointerdown", wait, true);
    return () => {
      clearTimeout(timer);
      clearTimeout(settling);
      document.removeEventListener("keydown", typed, true);
      document.removeEventListener("pointerdown", wait, true);
    };
  }, [lastScan]);
  return (
    <div role="alert">
      {isWarned && !isSilent && (
        <p className="arrive mb-6 rounded-2xl border border-nila bg-nila-soft px-5 py-4 font-medium text-nila text-pretty">
          Masih di sini? Isian ini dihapus dalam {WARNED_FOR / 1000} detik. Sentuh layar atau tekan tombol apa saja
          untuk melanjutkan.
        </p>
      )}
    </div>
  );
}
