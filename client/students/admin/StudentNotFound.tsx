import { DeskMessage } from "../../admin/DeskMessage";

export function StudentNotFound() {
  return (
    <DeskMessage
      status={404}
      title="Anggota ini tidak ditemukan"
      links={[{ label: "Semua anggota", path: "/admin/students" }]}
    >
      Mungkin datanya sudah dihapus.
    </DeskMessage>
  );
}
