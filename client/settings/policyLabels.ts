/** What people call the figures of lending, in the general rules and in those of a kind or a category. */
export const policyLabels = {
  loanDays: "Lama pinjam (hari)",
  dueOn: "Jatuh tempo tetap",
  mostLoans: "Batas jumlah pinjaman",
  mostRenewals: "Batas perpanjangan",
  finePerDay: "Denda per hari (Rp)",
  fineDays: "Hari yang didenda",
  graceDays: "Toleransi keterlambatan (hari)",
  suspendDaysPerDay: "Penangguhan per hari terlambat",
  graceCharged: "Hari toleransi ikut didenda",
  fineCap: "Denda maksimal (Rp)",
  capAtPrice: "Denda tidak melebihi harga buku",
  debtLimit: "Batas tunggakan denda (Rp)",
  lendable: "Dipinjamkan",
  countsToLimit: "Dihitung dalam batas pinjaman",
} as const;
