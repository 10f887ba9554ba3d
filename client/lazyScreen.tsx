import type { ComponentType } from "react";

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
  return {
    module,
    preload: async () => {
      Loaded ??= await load();
    },
    isLoaded: () => Loaded !== undefined,
    Screen: function LoadedScreen() {
      if (!Loaded) throw new Error(`${module} is shown before it is loaded`);
      return <Loaded />;
    },
  };
}
