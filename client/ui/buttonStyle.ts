export type ButtonKind = "filled" | "outlined" | "quiet";

const SHAPE =
  "inline-flex items-center justify-center gap-2 rounded-xl font-semibold whitespace-nowrap transition-colors duration-150 cursor-pointer disabled:cursor-default disabled:opacity-60";

const KINDS: Record<ButtonKind, string> = {
  filled: "bg-nila text-on-nila hover:bg-nila-strong border border-transparent",
  outlined: "border border-line bg-card text-ink hover:border-muted",
  quiet: "text-nila hover:bg-nila-soft border border-transparent",
};

const SIZES = { large: "h-13 px-6 text-base", regular: "h-12 px-5 text-base", small: "h-11 px-4 text-sm" };

/** One look for what is pressed, be it a button or a link. */
export function buttonStyle(kind: ButtonKind = "outlined", size: keyof typeof SIZES = "regular"): string {
  return `${SHAPE} ${KINDS[kind]} ${SIZES[size]}`;
}
