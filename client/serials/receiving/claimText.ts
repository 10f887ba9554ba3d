import { formatDate } from "../../format/formatDate";

interface LateIssue {
  readonly label: string;
  readonly issuedOn: string;
  readonly serial?: { readonly title: string; readonly supplier?: string | null } | null;
}

/** What is written to each supplier about what has not come; without a supplier last. */
export function claimTexts(issues: readonly LateIssue[]): readonly { supplier: string | null; text: string }[] {
  const suppliers = [...new Set(issues.map(({ serial }) => serial?.supplier ?? null))];
  return suppliers
    .sort((one, other) => (one === null ? 1 : other === null ? -1 : one.localeCompare(other, "id")))
    .map((supplier) => {
      const late = issues.filter(({ serial }) => (serial?.supplier ?? null) === supplier);
      const lines = late
        .sort((one, other) => one.issuedOn.localeCompare(other.issuedOn))
        .map(({ serial, label, issuedOn }) => `- ${serial?.title ?? ""}: ${label} (terbit ${formatDate(issuedOn)})`);
      return {
        supplier,
        text: [
          `Yth. ${supplier ?? "rekanan"},`,
          "Edisi berikut belum kami terima:",
          ...lines,
          "Mohon dikirim. Terima kasih.",
        ].join("\n"),
      };
    });
}
