import type { SectionProps } from "../sections/SectionProps";
import { DayListFields } from "./DayListFields";

const WORDS = {
  group: "Tambah hari buka khusus",
  name: "Alasan",
  placeholder: "Contoh: Sabtu ujian",
  missing: "Isi alasannya.",
};

interface OpenDaysProps extends SectionProps {
  year: number;
  onYear: (year: number) => void;
}

/** Days that are open although their weekday or a holiday would close them. */
export function OpenDays(props: OpenDaysProps) {
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="text-sm font-semibold">Hari buka khusus</h3>
      <p className="mt-0.5 mb-3 max-w-prose text-sm text-muted text-pretty">
        Perpustakaan tetap buka pada hari-hari ini, walaupun hari tutup atau hari libur. Buku boleh jatuh tempo, dan
        keterlambatan ikut dihitung. Jika hari itu tanpa jam layanan, halaman Tentang menampilkan alasannya.
      </p>
      <DayListFields {...props} field="openDays" label="Hari buka khusus" words={WORDS} />
    </div>
  );
}
