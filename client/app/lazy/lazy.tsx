import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { reloadPage } from "./reloadPage";
import { LoadFailure } from "../../ui/LoadFailure";

/**
 * A part of a screen whose code is loaded when it is first shown. `fallback` is rendered until then. Unlike
 * React.lazy it does not suspend.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LaterPart(props: Props) {
    const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
    useEffect(() => {
      if (loaded) return;
      load().then(
        (part) => {
          loaded = part;
          setState("loaded");
        },
        () => setState("failed"),
      );
    }, []);
    const Part = loaded;
    if (Part) return <Part {...props} />;
    return state === "failed" ? <LoadFailure title="Bagian ini gagal dimuat" onRetry={reloadPage} /> : fallback;
  };
}
