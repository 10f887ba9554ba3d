import { type ComponentType, useEffect, useState } from "react";

export interface LazyScreen {
  /** The modules' keys in the build manifest, for preloading them with the page. */
  modules: readonly string[];
  preload: () => Promise<void>;
  isLoaded: () => boolean;
  Screen: ComponentType;
}

/**
 * A screen whose code is loaded on demand. Unlike React.lazy it never suspends: callers await `preload` first, so
 * that neither hydration nor Back flashes.
 */
export function lazyScreen(module: string, load: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  return {
    modules: [module],
    preload,
    isLoaded: () => Loaded !== undefined,
    // Needed only if somebody went back before hydration.
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

/** A screen inside a layout: loaded when both are. */
export function nestedScreen(frame: LazyScreen, screen: LazyScreen): LazyScreen {
  return {
    modules: [...frame.modules, ...screen.modules],
    preload: async () => {
      await Promise.all([frame.preload(), screen.preload()]);
    },
    isLoaded: () => frame.isLoaded() && screen.isLoaded(),
    Screen: screen.Screen,
  };
}
