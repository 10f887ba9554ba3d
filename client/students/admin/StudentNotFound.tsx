import { DeskMessage } from "../../admin/DeskMessage";

export function StudentNotFound() {
  return (
    <DeskMessage
      status={404}
      title="Siswa ini tidak ditemukan"
      links={[{ label: "Semua siswa", path: "/admin/students" }]}
    >
      Mungkin datanya sudah dihapus.
    </DeskMessage>
  );
}
