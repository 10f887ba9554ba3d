import { Bookmark } from "lucide-react";
import { buttonStyle } from "../ui/buttonStyle";

export const reserveFace = <Bookmark aria-hidden="true" strokeWidth={1.75} className="size-5" />;

/** One filled button: what can be read at once comes before what has to be waited for. */
export function reserveStyle({ hasDigitalFile }: { hasDigitalFile: boolean }): string {
  return buttonStyle(hasDigitalFile ? "outlined" : "filled");
}

/** Where a student's place in the queue is told. */
export const QUEUE_STYLE = "outline-none mt-6 max-w-[66ch] rounded-2xl border border-line bg-card p-4 sm:p-5";
