import { Heart } from "lucide-react";
import { buttonStyle } from "../../ui/buttonStyle";

export interface SaveButtonProps {
  book: { readonly id: string; readonly title: string };
  /** `card`: a heart on a cover. `page`: a button with its word, as wide in either state. */
  size: "card" | "page";
}

export const SAVE_STYLES = {
  card: "save-button",
  page: `${buttonStyle("outlined")} min-w-36 px-4!`,
};

export function SaveFace({ size, label = "Simpan" }: { size: SaveButtonProps["size"]; label?: string }) {
  return (
    <>
      <Heart aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {size === "page" && label}
    </>
  );
}
