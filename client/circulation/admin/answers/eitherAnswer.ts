import type { LendRequest, SetLendRequest } from "../desk/requests/deskRequests";
import { type Answer, nothingMore } from "./Answer";

export const CODE_OF_BOTH = "code_of_both";

/** `lend`: where somebody is chosen, for whom the copy would be. */
export function eitherAnswer(
  made: Pick<Answer, "key" | "at">,
  student: { id: string; name: string },
  itemCode: string,
  lend: LendRequest | SetLendRequest | null,
): Answer {
  const title = "Kode ini milik anggota dan eksemplar. Pilih yang dimaksud.";
  return {
    ...made,
    ...nothingMore,
    tone: "asks",
    label: "Perlu dipastikan",
    title,
    detail: itemCode,
    sentence: title,
    ask: {
      kind: "either",
      studentId: student.id,
      studentName: student.name,
      itemCode,
      // Within a class set the server takes the code for the copy's anyway.
      lend: lend?.kind === "lend" ? { ...lend, confirm: [...lend.confirm, CODE_OF_BOTH] } : lend,
    },
  };
}
