import { z } from "zod";

import { line, optionalLine } from "../../platform/validation/fields.js";

/** Who signs at the right, and who has seen it (mengetahui) at the left. */
const MOST_SIGNATORIES = 2;

const signatory = z.strictObject({
  position: line(80),
  /** Null where a line is left for it. */
  name: optionalLine(120).default(null),
  nip: optionalLine(40).default(null),
});

/** Who signs what the library hands out. */
export type Signatory = z.output<typeof signatory>;

export const signatories = z
  .array(signatory)
  .min(1, "Sisakan minimal satu penanda tangan.")
  .max(MOST_SIGNATORIES, `Maksimal ${MOST_SIGNATORIES} penanda tangan.`);

export const DEFAULT_SIGNATORIES: readonly Signatory[] = [{ position: "Kepala Perpustakaan", name: null, nip: null }];

/** `Kepala Perpustakaan: Siti Rahayu, S.Pd., NIP/NUPTK 19700101`. */
export function signatoryAuditLine({ position, name, nip }: Signatory): string {
  const number = nip === null ? null : `NIP/NUPTK ${nip}`;
  const person = [name, number].filter((part) => part !== null).join(", ");
  return person === "" ? position : `${position}: ${person}`;
}
