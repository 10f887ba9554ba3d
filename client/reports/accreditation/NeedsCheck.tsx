import { Pill } from "../../ui/Pill";

/** Beside what nobody has read in the rule itself. */
export function NeedsCheck() {
  return (
    <span title="Belum dibaca di naskah aturannya">
      <Pill tone="quiet">Periksa</Pill>
    </span>
  );
}
