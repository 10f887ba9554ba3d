import { useEffect, useEffectEvent, useState } from "react";
import { useBrowserValue } from "../../page/rendering/useBrowserValue";
import { CARD_DROPPED, dropCard, isCardKept, keepCard, renewCard } from "../../offline/keptCard";
import { registerServiceWorker } from "../../offline/startServiceWorker";

/** `insecure` without HTTPS; `unavailable` where the browser cannot or is told not to. */
type KeptCardState = "unknown" | "unavailable" | "insecure" | "none" | "kept";

export interface CardToKeep {
  /** The document that is kept. */
  makeCard: () => Promise<string>;
  /** Changes with what the card shows. */
  revision: string;
  /** The id of the user whose card it is. */
  owner: string;
}

/** Whether this browser keeps the card, and the two commands. The card is made anew at each visit while it is kept. */
export function useKeptCard({ makeCard, revision, owner }: CardToKeep) {
  const support = useBrowserValue(browserSupport, "unknown");
  const [isKept, setIsKept] = useState<boolean | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  // Without a network the card stays as it was kept.
  const renew = useEffectEvent((show: (kept: boolean) => void) => {
    renewCard(makeCard, owner).then(show, () => undefined);
  });

  useEffect(() => {
    if (support !== "ready") return;
    let isCurrent = true;
    const show = (kept: boolean) => {
      if (isCurrent) setIsKept(kept);
    };
    const onDropped = () => show(false);
    window.addEventListener(CARD_DROPPED, onDropped);
    isCardKept().then(
      (kept) => {
        show(kept);
        if (kept) renew(show);
      },
      () => {
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
      window.removeEventListener(CARD_DROPPED, onDropped);
    };
  }, [support, revision]);

  /** Resolves to whether the card is kept after the command. */
  const run = async (command: () => Promise<boolean>) => {
    setIsBusy(true);
    try {
      const kept = await command();
      setIsKept(kept);
      return kept;
    } catch {
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const state: KeptCardState =
    support !== "ready" ? support : hasFailed ? "unavailable" : isKept === null ? "unknown" : isKept ? "kept" : "none";
  return {
    state,
    isBusy,
    keep: () =>
      run(async () => {
        // Without a worker nothing would show the card.
        await registerServiceWorker();
        return keepCard(await makeCard(), owner);
      }),
    drop: () =>
      run(async () => {
        await dropCard();
        return false;
      }),
  };
}

function browserSupport(): "ready" | "insecure" | "unavailable" {
  if (!window.isSecureContext) return "insecure";
  return "serviceWorker" in navigator && "caches" in window ? "ready" : "unavailable";
}
