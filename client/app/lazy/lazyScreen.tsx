import { type ComponentType, useEffect, useState } from "react";

export interface LazyScreen {
  /** The modules' keys in the build manifest, for preloading them with the page. */
  modules: readonly string[];
  preload: () => Promise<void>;
  isLoaded: () => boolean;
  Screen: ComponentType;
}

/** A screen's module: it exports one component, which is named as what it is. */
type ScreenModule = { readonly [Name in `${string}${"Page" | "Area" | "Menu" | "Bar"}`]: ComponentType };

export interface Loader<Module> {
  (): Promise<Module>;
  /** The module's key in the build manifest, added where the server is built: scripts/build/nameScreens.mjs. */
  module?: string;
}

export type LoadScreen = Loader<ScreenModule>;

/**
 * A screen whose code is loaded on demand. Unlike React.lazy it never suspends: callers await `preload` first, so
 * that neither hydration nor Back flashes.
 */
export function lazyScreen(load: LoadScreen): LazyScreen {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    Loaded ??= screenOf(await load());
  };
  return {
    modules: load.module === undefined ? [] : [load.module],
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

/** The build may add exports of its own, under names of a letter or two. */
function screenOf(module: ScreenModule): ComponentType {
  const screen = Object.entries(module).find(([name]) => /(?:Page|Area|Menu|Bar)$/.test(name));
  if (!screen) throw new Error(`No screen among ${Object.keys(module).join(", ")}`);
  return screen[1];
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
