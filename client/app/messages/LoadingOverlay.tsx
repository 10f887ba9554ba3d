import { useReactiveVar } from "@apollo/client/react";
import { KawungMark } from "../../ui/marks/KawungMark";
import { loading } from "../../page/messages/loading";

/** Announced at once; CSS delays its appearance, so that short waits show nothing. */
export function LoadingOverlay() {
  const isLoading = useReactiveVar(loading);
  return (
    <div role="status">
      {isLoading && (
        <div className="loading-overlay fixed inset-0 z-50 grid place-items-center bg-paper/85">
          <p className="flex flex-col items-center gap-4 font-medium">
            <KawungMark className="loading-mark size-12 text-nila" />
            Loading...
          </p>
        </div>
      )}
    </div>
  );
}
