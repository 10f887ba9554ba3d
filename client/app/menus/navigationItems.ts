export const navigationItems = [
  { label: "Home", path: "/" },
  { label: "Tentang", path: "/about" },
  { label: "Buku", path: "/books" },
];
