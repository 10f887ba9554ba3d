/** Where the invented school stands: numbers and names that belong to nobody. */
export const demoSettings: Readonly<Record<string, string>> = {
  address: "Perpustakaan SMA Contoh\nJalan Pendidikan Nomor 1\nKota Contoh",
  phone: "(021) 5550-0101",
  email: "perpustakaan@sekolah.example",
};
