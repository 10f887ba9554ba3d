import { coverTone } from "../../ui/cover/coverTone";
import { initialsOf } from "./initialsOf";

/** Decorative fallback for a missing photo. */
export function Initials({ name, className }: { name: string; className: string }) {
  const { background } = coverTone(name);
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center font-serif text-2xl font-semibold text-white ${background} ${className}`}
    >
      {initialsOf(name)}
    </span>
  );
}
