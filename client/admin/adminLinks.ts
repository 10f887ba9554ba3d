import {
  BookCopy,
  Building2,
  CircleUser,
  DoorOpen,
  Globe,
  HandCoins,
  History,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  Network,
  Pencil,
  Tags,
  Trash2,
  Upload,
  Users,
} from "lucide-react";

export interface AdminLink {
  label: string;
  path: string;
  /** Path prefix of the screens that belong to this link, where it is not the link's own path. */
  pathPrefix?: string;
  Icon: LucideIcon;
  /** Pressed after `g`. */
  key?: string;
}

export interface AdminLinkGroup {
  /** Missing for the links that belong to no group. */
  title?: string;
  links: readonly AdminLink[];
}

/** All administrators' screens, as shown in the sidebar and in the menu of a small screen. */
export const adminLinks: readonly AdminLinkGroup[] = [
  { links: [{ label: "Dasbor", path: "/admin", Icon: LayoutDashboard, key: "d" }] },
  {
    title: "Sirkulasi",
    links: [{ label: "Kunjungan", path: "/admin/visits", Icon: DoorOpen, key: "v" }],
  },
  {
    title: "Koleksi",
    links: [
      { label: "Buku", path: "/admin/books", Icon: BookCopy, key: "b" },
      { label: "Impor", path: "/admin/books/import", pathPrefix: "/admin/books/imports", Icon: Upload, key: "i" },
      { label: "E-Resource", path: "/admin/e-resources", Icon: Globe, key: "e" },
    ],
  },
  {
    title: "Daftar",
    links: [
      { label: "Penulis", path: "/admin/authors", Icon: Pencil, key: "p" },
      { label: "Penerbit", path: "/admin/publishers", Icon: Building2, key: "t" },
      { label: "Kategori", path: "/admin/categories", Icon: Tags, key: "k" },
      { label: "Klasifikasi", path: "/admin/classifications", Icon: Network, key: "c" },
      { label: "Lokasi", path: "/admin/locations", Icon: MapPin, key: "l" },
      { label: "Sumber Perolehan", path: "/admin/sources", Icon: HandCoins, key: "s" },
    ],
  },
  {
    title: "Anggota",
    links: [{ label: "Siswa", path: "/admin/students", Icon: Users, key: "m" }],
  },
  {
    title: "Laporan",
    links: [{ label: "Catatan Aktivitas", path: "/admin/activity", Icon: History, key: "a" }],
  },
  {
    title: "Pengaturan",
    links: [
      { label: "Tempat Sampah", path: "/admin/bin", Icon: Trash2, key: "h" },
      { label: "Profil", path: "/admin/profile", Icon: CircleUser, key: "u" },
    ],
  },
];
