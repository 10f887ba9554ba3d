import { type Dispatch, type SetStateAction, useEffect, useState } from "react";

/** State that resets to null after a time; a new value restarts it. */
export function useExpiringState<Value>(milliseconds: number): [Value | null, Dispatch<SetStateAction<Value | null>>] {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return [value, setValue];
}
