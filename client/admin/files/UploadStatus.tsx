import { CircleAlert } from "lucide-react";
import { lazy } from "../../page/lazy/lazy";
import type { FileChoice } from "./useFileChoice";

const SendProgress = lazy(() => import("./SendProgress").then((m) => m.SendProgress), null);

/** Upload progress with a cancel button, or the error. */
export function UploadStatus({ choice, label }: { choice: FileChoice; label: string }) {
  return (
    <>
      {choice.isSending && <SendProgress choice={choice} label={label} />}
      <div role="alert">
        {choice.problem && (
          <p className="mt-3 flex items-start gap-1.5 text-sm font-medium text-bata">
            <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.75 size-4 shrink-0" />
            {choice.problem}
          </p>
        )}
      </div>
    </>
  );
}
