import type { LibrarianRole } from "../../gql/graphql";

/** What each role is for; what it may do in detail is the server's to say. */
export const librarianRoles: Record<LibrarianRole, { label: string; description: string }> = {
  STAFF: {
    label: "Petugas",
    description: "Melayani peminjaman dan kunjungan, serta melihat data anggota.",
  },
  ADMIN: { label: "Admin", description: "Semuanya, termasuk koleksi, pengaturan, dan akun petugas." },
};
