import { useEffect, useState } from "react";
import { buttonStyle } from "../../../ui/buttonStyle";

interface CountdownProps {
  milliseconds: number;
  /** Done before the time is over. */
  onEnd: () => void;
}

/** How long the greeting still stays. Screen readers are told of it only where they ask. */
export function Countdown({ milliseconds, onEnd }: CountdownProps) {
  const [seconds, setSeconds] = useState(Math.ceil(milliseconds / 1000));
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="mt-auto pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="timer" className="text-muted tabular-nums">
          Kembali ke awal dalam <strong className="font-semibold text-ink">{seconds} detik</strong>
        </p>
        <button type="button" onClick={onEnd} className={buttonStyle("outlined")}>
          Selesai
        </button>
      </div>
      <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-full bg-line">
        <div className="countdown-bar" style={{ animationDuration: `${milliseconds}ms` }} />
      </div>
    </div>
  );
}
