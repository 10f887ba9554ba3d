/** The main classes, as Indonesian libraries call them. */
export const MAIN_CLASSES: readonly string[] = [
  "Karya umum",
  "Filsafat dan psikologi",
  "Agama",
  "Ilmu sosial",
  "Bahasa",
  "Sains",
  "Teknologi",
  "Kesenian dan olahraga",
  "Kesusastraan",
  "Sejarah dan geografi",
];

/** The classes of the Indonesian extension for Islam, 2X0 to 2X9. */
export const ISLAMIC_CLASSES: readonly string[] = [
  "Islam (umum)",
  "Al-Qur’an dan ilmu terkait",
  "Hadis dan ilmu terkait",
  "Akidah dan ilmu kalam",
  "Fikih",
  "Akhlak dan tasawuf",
  "Sosial dan budaya Islam",
  "Filsafat dan perkembangan Islam",
  "Aliran dan sekte",
  "Sejarah Islam dan biografi",
];

export const ISLAM = "Islam";
export const NO_CLASS = "Kode lain";
