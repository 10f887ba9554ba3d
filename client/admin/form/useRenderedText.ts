import { useEffect, useState } from "react";
import { toReadFailure } from "../../apollo/operationResult";

/** A pause in typing after which what was typed is shown. */
const PAUSE_MS = 400;

export interface RenderedText<Shown> {
  shown: Shown;
  /** Why the latest text could not be rendered; `shown` is then that of an earlier one. */
  problem: string | null;
  isLoading: boolean;
}

/**
 * The typed text as `render` shows it, after a pause in typing. Pass another `render` whenever the text changes. A
 * result that is undefined, or that comes after a newer text, is not shown.
 */
export function useRenderedText<Shown>(
  initial: Shown,
  render: (signal: AbortSignal) => Promise<Shown | undefined>,
): RenderedText<Shown> {
  const [rendered, setRendered] = useState<RenderedText<Shown>>({ shown: initial, problem: null, isLoading: false });
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      setRendered((now) => ({ ...now, isLoading: true }));
      try {
        const shown = await render(controller.signal);
        if (shown !== undefined && !controller.signal.aborted) setRendered({ shown, problem: null, isLoading: false });
      } catch (error) {
        if (controller.signal.aborted) return;
        const { isUnexplained, message } = toReadFailure(error);
        const problem = isUnexplained
          ? "Pratinjau tertunda karena server tidak menjawab. Tulisan Anda tetap ada."
          : message;
        setRendered((now) => ({ ...now, problem, isLoading: false }));
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [render]);
  return rendered;
}
