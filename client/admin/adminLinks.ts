import {
  Banknote,
  Barcode,
  Bell,
  BookmarkCheck,
  BookCopy,
  BookMarked,
  BookOpen,
  BookX,
  ChartColumn,
  CircleCheck,
  CircleUser,
  Clock,
  DoorOpen,
  Eye,
  Globe,
  GraduationCap,
  History,
  KeyRound,
  LayoutDashboard,
  Lock,
  type LucideIcon,
  Newspaper,
  Quote,
  SearchX,
  Settings2,
  Sticker,
  Tags,
  Trash2,
  Upload,
  UserPlus,
  Users,
} from "lucide-react";
import type { Permission } from "../gql/graphql";
import { isLibrarian, useViewer, type Viewer } from "../session/useViewer";

export interface AdminLink {
  label: string;
  path: string;
  /** Path prefix of the screens that belong to this link, where it is not the link's own path. */
  pathPrefix?: string;
  /** Where it is a part of a screen: the values of the address's `status` that belong to it, its own first. */
  statuses?: readonly string[];
  /** What waits there, told beside it. */
  waits?: "loans" | "reservations";
  /** Missing where the links of a group are all of one kind. */
  Icon?: LucideIcon;
  /** What it takes to open it; missing for what every librarian opens. */
  permission?: Permission;
  /** The permission for the screens below it, where they need more. */
  belowPermission?: Permission;
  /** Pressed after `g`. */
  key?: string;
}

export interface AdminLinkGroup {
  /** Missing for the links that belong to no group, which are always in sight. */
  title?: string;
  links: readonly AdminLink[];
}

/** All screens of the desk, as shown in the sidebar and in the menu of a small screen. */
export const adminLinks: readonly AdminLinkGroup[] = [
  { links: [{ label: "Dasbor", path: "/admin", permission: "REPORTS_READ", Icon: LayoutDashboard, key: "d" }] },
  {
    title: "Sirkulasi",
    links: [
      {
        label: "Peminjaman",
        path: "/admin/borrowings",
        permission: "CIRCULATION_READ",
        waits: "loans",
        Icon: Barcode,
        key: "q",
      },
      // Its shortcut is a digit, because no letter is left.
      {
        label: "Reservasi",
        path: "/admin/borrowings",
        statuses: ["ready", "waiting", "ended"],
        permission: "CIRCULATION_READ",
        waits: "reservations",
        Icon: BookmarkCheck,
        key: "2",
      },
      { label: "Pinjaman Kelas", path: "/admin/class-sets", permission: "CIRCULATION_READ", Icon: BookOpen, key: "1" },
      {
        label: "Baca di Tempat",
        path: "/admin/in-house-use",
        permission: "CIRCULATION_READ",
        Icon: Eye,
        key: "6",
      },
      {
        label: "Denda",
        path: "/admin/fines",
        permission: "FINES_READ",
        pathPrefix: "/admin/receipts",
        Icon: Banknote,
        key: "f",
      },
      { label: "Susulan", path: "/admin/late-slips", permission: "OVERRIDES_WRITE", Icon: Clock, key: "7" },
      { label: "Pemberitahuan", path: "/admin/notices", permission: "CIRCULATION_READ", Icon: Bell, key: "x" },
      { label: "Kunjungan", path: "/admin/visits", permission: "VISITS_READ", Icon: DoorOpen, key: "v" },
    ],
  },
  {
    title: "Koleksi",
    links: [
      {
        label: "Buku",
        path: "/admin/books",
        permission: "CATALOGUE_READ",
        belowPermission: "CATALOGUE_WRITE",
        Icon: BookCopy,
        key: "b",
      },
      { label: "Eksemplar", path: "/admin/copies", permission: "CATALOGUE_READ", Icon: Tags, key: "4" },
      { label: "Buku Induk", path: "/admin/register", permission: "CATALOGUE_READ", Icon: BookMarked, key: "5" },
      { label: "Terbitan Berkala", path: "/admin/serials", permission: "CATALOGUE_READ", Icon: Newspaper },
      { label: "Usulan", path: "/admin/suggestions", permission: "SUGGESTIONS_READ", Icon: Quote, key: "8" },
      {
        label: "Stock Opname",
        path: "/admin/stock-takes",
        permission: "STOCK_TAKES_READ",
        Icon: CircleCheck,
        key: "9",
      },
      { label: "Penyiangan", path: "/admin/weeding", permission: "CATALOGUE_READ", Icon: BookX },
      {
        label: "Impor",
        path: "/admin/books/import",
        permission: "IMPORTS_READ",
        pathPrefix: "/admin/books/imports",
        Icon: Upload,
        key: "i",
      },
      { label: "Label", path: "/admin/labels", permission: "CATALOGUE_READ", Icon: Sticker, key: "j" },
      { label: "E-Resource", path: "/admin/e-resources", permission: "CATALOGUE_WRITE", Icon: Globe, key: "e" },
    ],
  },
  {
    title: "Daftar",
    links: [
      { label: "Penulis", path: "/admin/authors", permission: "CATALOGUE_WRITE", key: "p" },
      { label: "Penerbit", path: "/admin/publishers", permission: "CATALOGUE_WRITE", key: "t" },
      { label: "Kategori", path: "/admin/categories", permission: "CATALOGUE_WRITE", key: "k" },
      { label: "Klasifikasi", path: "/admin/classifications", permission: "CATALOGUE_WRITE", key: "c" },
      { label: "Lokasi", path: "/admin/locations", permission: "CATALOGUE_WRITE", key: "l" },
      { label: "Sumber Perolehan", path: "/admin/sources", permission: "CATALOGUE_WRITE", key: "s" },
    ],
  },
  {
    title: "Anggota",
    links: [
      { label: "Anggota", path: "/admin/students", permission: "STUDENTS_READ", Icon: Users, key: "m" },
      { label: "Pendaftaran", path: "/admin/registrations", permission: "STUDENTS_READ", Icon: CircleUser },
      {
        label: "Impor Anggota",
        path: "/admin/students/import",
        permission: "STUDENTS_WRITE",
        pathPrefix: "/admin/students/imports",
        Icon: UserPlus,
        key: "r",
      },
      {
        label: "Bebas Pustaka",
        path: "/admin/clearance-letters",
        permission: "CLEARANCE_READ",
        Icon: CircleCheck,
        key: "z",
      },
      {
        label: "Naik Kelas",
        path: "/admin/students/promote",
        permission: "PROMOTIONS_WRITE",
        Icon: GraduationCap,
        key: "n",
      },
    ],
  },
  {
    title: "Laporan",
    links: [
      { label: "Laporan", path: "/admin/reports", permission: "REPORTS_READ", Icon: ChartColumn, key: "y" },
      {
        label: "Pencarian tanpa hasil",
        path: "/admin/unmet-searches",
        permission: "CATALOGUE_READ",
        Icon: SearchX,
        key: "3",
      },
      { label: "Catatan Aktivitas", path: "/admin/activity", permission: "AUDIT_READ", Icon: History, key: "a" },
    ],
  },
  {
    title: "Pengaturan",
    links: [
      { label: "Perpustakaan", path: "/admin/settings", permission: "SETTINGS_WRITE", Icon: Settings2, key: "g" },
      {
        label: "Petugas & Akses",
        path: "/admin/users",
        permission: "ACCOUNTS_READ",
        Icon: KeyRound,
        key: "o",
      },
      { label: "Peran", path: "/admin/roles", permission: "ACCOUNTS_READ", Icon: Lock, key: "0" },
      { label: "Blog", path: "/admin/blogs", permission: "BLOGS_WRITE", Icon: Newspaper, key: "w" },
      { label: "Tempat Sampah", path: "/admin/bin", permission: "BIN_READ", Icon: Trash2, key: "h" },
      { label: "Profil", path: "/admin/profile", Icon: CircleUser, key: "u" },
    ],
  },
];

/** Whether the viewer's role opens what takes this permission. */
export function opens(viewer: Viewer | null, permission: Permission | undefined): boolean {
  return permission === undefined || viewer?.viewerCan.includes(permission) === true;
}

/** The screens that the viewer's role opens, in their groups. */
export function usePermittedLinks(): readonly AdminLinkGroup[] {
  const { viewer } = useViewer();
  return adminLinks
    .map(({ links, ...group }) => ({
      ...group,
      links: links.filter(({ permission }) => isLibrarian(viewer) && opens(viewer, permission)),
    }))
    .filter(({ links }) => links.length > 0);
}

export function linkHref({ path, statuses }: AdminLink): string {
  return statuses === undefined ? path : `${path}?status=${statuses[0]}`;
}

/**
 * A book's page counts as part of "Buku", an import's page as part of "Impor": the longest matching prefix wins, and of
 * equal ones the later link, which is the part of a screen.
 */
export function linkOf({ pathname, search }: { pathname: string; search: string }): AdminLink | undefined {
  const status = new URLSearchParams(search).get("status") ?? "";
  return adminLinks
    .flatMap(({ links }) => links)
    .filter(({ statuses }) => statuses === undefined || statuses.includes(status))
    .map((link) => ({ link, pathPrefix: link.pathPrefix ?? link.path }))
    .filter(
      ({ link: { path }, pathPrefix }) =>
        pathname === path || (path !== "/admin" && pathname.startsWith(`${pathPrefix}/`)),
    )
    .sort((one, other) => one.pathPrefix.length - other.pathPrefix.length)
    .at(-1)?.link;
}
