import { type RefObject, useEffect, useEffectEvent, useState } from "react";

const IDLE_MS = 60_000;
const WARNING_MS = 30_000;
/** By then a scan has been recognised. */
const SCAN_SETTLE_MS = 250;

const WARNING_STYLE =
  "arrive mb-6 rounded-2xl border border-nila bg-nila-soft px-5 py-4 font-medium text-nila text-pretty";

interface IdleTimeoutProps {
  /** Time of the last scan, by `performance.now()`: scans do not keep an abandoned form open. */
  lastScan: RefObject<number>;
  /** Clears without a warning. */
  isSilent?: boolean;
  onTimeout: () => void;
}

/** Clears an abandoned form after a warning that any key or touch dismisses. */
export function IdleTimeout({ lastScan, isSilent = false, onTimeout }: IdleTimeoutProps) {
  const [isWarned, setIsWarned] = useState(false);
  const timeOut = useEffectEvent(onTimeout);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let settling: ReturnType<typeof setTimeout>;
    const warn = () => {
      setIsWarned(true);
      timer = setTimeout(() => timeOut(), WARNING_MS);
    };
    const restart = () => {
      clearTimeout(timer);
      setIsWarned(false);
      timer = setTimeout(warn, IDLE_MS);
    };
    const onKey = () => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        if (performance.now() - lastScan.current > 2 * SCAN_SETTLE_MS) restart();
      }, SCAN_SETTLE_MS);
    };
    timer = setTimeout(warn, IDLE_MS);
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", restart, true);
    return () => {
      clearTimeout(timer);
      clearTimeout(settling);
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", restart, true);
    };
  }, [lastScan]);
  return (
    <div role="alert">
      {isWarned && !isSilent && (
        <p className={WARNING_STYLE}>
          Masih di sini? Isian ini dihapus dalam {WARNING_MS / 1000} detik. Sentuh layar atau tekan tombol apa saja
          untuk melanjutkan.
        </p>
      )}
    </div>
  );
}
