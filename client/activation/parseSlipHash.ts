export interface Slip {
  nis: string;
  code: string;
}

/**
 * Parses the fragment of a slip's QR code, `/activate#nis=2024001&kode=K7QM-3XPT`. Browsers do not send the fragment,
 * so it appears in no log.
 */
export function parseSlipHash(hash: string): Slip | null {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  const slip = {
    nis: (params.get("nis") ?? "").trim().slice(0, 40),
    code: (params.get("kode") ?? "").trim().slice(0, 60),
  };
  return slip.nis || slip.code ? slip : null;
}
