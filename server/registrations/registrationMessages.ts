export function registeredMessage({ confirmsByMail }: { readonly confirmsByMail: boolean }): string {
  return confirmsByMail
    ? "Pendaftaran Anda sudah masuk. Konfirmasi alamat email Anda dengan kode yang kami kirim; lalu petugas memeriksanya."
    : "Pendaftaran Anda sudah masuk. Petugas memeriksanya dan menghubungi Anda.";
}
export const CONFIRMED = "Alamat email dikonfirmasi. Petugas memeriksa pendaftaran Anda.";
