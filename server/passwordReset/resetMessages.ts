export const RESET_REQUESTED =
  "Jika akun itu ada dan punya alamat email, kode untuk membuat kata sandi baru sedang dikirim ke sana.";
export const RESET_REDEEMED = "Kata sandi baru disimpan. Silakan login.";
