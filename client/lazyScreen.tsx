import { type ComponentType, useEffect, useState } from "react";

export interface LazyScreen {
  /** The module's key in the build manifest, for preloading it with the page. */
  module: string;
  preload: () => Promise<void>;
  isLoaded: () => boolean;
  Screen: ComponentType;
}

/**
 * A screen whose code arrives when it is first needed. Unlike React.lazy it never suspends:
 * whoever shows it has waited for `preload`, so that hydration and the way back do not flash.
 */
export function lazyScreen(module: string, load: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  return {
    module,
    preload,
    isLoaded: () => Loaded !== undefined,
    // Only where somebody went back before the page had come alive is there still something to wait for.
    Screen: function LoadedScreen() {
      const [, setOutcome] = useState<"loaded">();
      useEffect(() => {
        if (Loaded) return;
        preload().then(
          () => setOutcome("loaded"),
          (reason: unknown) =>
            setOutcome(() => {
              throw reason;
            }),
        );
      }, []);
      return Loaded ? <Loaded /> : null;
    },
  };
}
