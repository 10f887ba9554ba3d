export type ButtonKind = "filled" | "destructive" | "outlined" | "quiet";

/** Words break only if they are wider than the container, for instance at double text size. */
const SHAPE =
  "inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-xl py-1 text-center font-semibold " +
  "transition-colors duration-150 cursor-pointer disabled:cursor-default disabled:opacity-60";

const KINDS: Record<ButtonKind, string> = {
  filled: "bg-nila text-on-nila hover:bg-nila-strong border border-transparent",
  destructive: "bg-bata text-on-nila border border-transparent",
  outlined: "border border-line bg-card text-ink hover:border-muted",
  quiet: "text-nila hover:bg-nila-soft border border-transparent",
};

/** `compact` is the size of administrators' screens. */
const SIZES = {
  large: "min-h-13 px-6 text-base",
  regular: "min-h-12 px-5 text-base",
  small: "min-h-11 px-4 text-sm",
  compact: "min-h-11 px-3.5 text-sm lg:min-h-9 lg:rounded-lg",
};

/** Shared style of buttons and links that look like buttons. */
export function buttonStyle(kind: ButtonKind = "outlined", size: keyof typeof SIZES = "regular"): string {
  return `${SHAPE} ${KINDS[kind]} ${SIZES[size]}`;
}
