export interface Slip {
  nis: string;
  code: string;
}

/**
 * What a slip's QR code may carry in the part of the address behind `#`, which no browser sends and no log holds:
 * `/activate#nis=2024001&kode=K7QM-3XPT`.
 */
export function parseSlipHash(hash: string): Slip | null {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  const slip = {
    nis: (params.get("nis") ?? "").trim().slice(0, 40),
    code: (params.get("kode") ?? "").trim().slice(0, 60),
  };
  return slip.nis || slip.code ? slip : null;
}
