import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { reloadPage } from "./reloadPage";
import { LoadFailure } from "../../ui/LoadFailure";

/**
 * A part of a screen whose code is loaded when it is first shown. `fallback` is rendered until then, and `failed` where
 * it cannot be had. Unlike React.lazy it does not suspend.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode | ((props: Props) => ReactNode),
  failed: typeof fallback = <LoadFailure title="Bagian ini gagal dimuat" onRetry={reloadPage} />,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LaterPart(props: Props) {
    const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
    useEffect(() => {
      // Where another place has loaded it since this one was rendered, this one is rendered again.
      if (loaded) return setState("loaded");
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
    const instead = state === "failed" ? failed : fallback;
    return typeof instead === "function" ? instead(props) : instead;
  };
}
