import { type ComponentType, useEffect, useState } from "react";

export interface LazyScreen {
  /** The modules' keys in the build manifest, for preloading them with the page. */
  modules: readonly string[];
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
    modules: [module],
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

/** A screen that is shown inside another: it is there when both are. */
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
