import { buttonStyle } from "../ui/buttonStyle";
import { LOAD_MORE_LABELS, useLoadMore } from "./useLoadMore";

/** Loads the next page of a list when it is asked to. */
export function LoadMoreButton({ onMore }: { onMore: () => Promise<unknown> }) {
  const { state, loadMore } = useLoadMore(onMore);
  return (
    <button
      type="button"
      aria-disabled={state === "busy"}
      onClick={() => void loadMore()}
      className={`needs-script ${buttonStyle("outlined", "compact")}`}
    >
      {LOAD_MORE_LABELS[state]}
    </button>
  );
}
