import type { DemoLocation } from "./books/DemoBook.js";

/** A location's name is unique, so every shelf of the demo library has its own. */
export const demoLocations = {
  classicFiction: { name: "Fiksi Klasik", shelf: "F-1" },
  modernFiction: { name: "Fiksi Modern", shelf: "F-2" },
  worldFiction: { name: "Sastra Dunia", shelf: "F-3" },
  poetry: { name: "Puisi", shelf: "F-4" },
  children: { name: "Pojok Anak", shelf: "A-1" },
  history: { name: "Sejarah dan Biografi", shelf: "S-1" },
  religion: { name: "Agama", shelf: "G-1" },
  thought: { name: "Filsafat dan Ilmu Sosial", shelf: "S-2" },
  science: { name: "Sains dan Teknologi", shelf: "T-1" },
  life: { name: "Seni dan Kesehatan", shelf: "T-2" },
  textbooks: { name: "Buku Pelajaran", shelf: "P-1" },
  reference: { name: "Ruang Referensi", shelf: "R-1" },
} as const satisfies Record<string, DemoLocation>;
