import sql from "sql-template-tag";

import { readCalendar } from "../../circulation/policy/lendingDay.js";
import { addDays } from "../../platform/time/libraryClock.js";
import { readSettings } from "../../settings/settingsReads.js";
import { readAcquisitionTotals } from "../figures/collection/acquisitionFigures.js";
import { readCollection } from "../figures/collection/collectionFigures.js";
import { readInHouseUses } from "../figures/inHouseFigures.js";
import { readLoans } from "../figures/loans/loanFigures.js";
import { readMembers } from "../figures/memberFigures.js";
import { hoursPerWeek } from "../figures/ReportService.js";
import { readVisits } from "../figures/visitFigures.js";
import type { AskedForm } from "./AskedForm.js";
import { type FormCell, type FormRow, type FormSection, numberColumn, textColumn } from "./ReportForm.js";

const columns = [textColumn("Data", 3), numberColumn("Angka", 1.2), textColumn("Pengertian", 5)];

type Line = readonly [name: string, value: FormCell, meaning: string];

/** Known figures, and those that only the library can fill in. */
function section(title: string, known: readonly Line[], byHand: readonly (readonly [string, string])[]): FormSection {
  const lines = known.map((cells): FormRow => ({ cells, role: "line" }));
  const open = byHand.map(([name, meaning]): FormRow => ({ cells: [name, null, meaning], role: "byHand" }));
  return { title, note: null, columns, rows: [...lines, ...open] };
}

/** What is asked for the index of the development of literacy, as far as a library system can know it. */
export async function nationalForm({ reader, range, days, today }: AskedForm): Promise<FormSection[]> {
  const settings = await readSettings(reader, "");
  const calendar = await readCalendar(reader, settings);
  const openDays = calendar.countOpenDays(addDays(range.from, -1), range.countedTo);
  const collection = await readCollection(reader);
  const members = await readMembers(reader, today);
  const acquired = await readAcquisitionTotals(reader, days);
  const visits = await readVisits(reader, days);
  const loans = await readLoans(reader, days);
  const inHouse = await readInHouseUses(reader, days);
  const eResources = await reader.count(sql`FROM e_resources`);
  return [
    section(
      "Koleksi",
      [
        [
          "Judul koleksi tercetak",
          collection.titles,
          "Judul yang punya eksemplar hari ini, tanpa yang hilang atau ditarik.",
        ],
        [
          "Eksemplar koleksi tercetak",
          collection.copies,
          "Eksemplar yang dimiliki hari ini, tanpa yang hilang atau ditarik.",
        ],
        ["Judul koleksi digital", collection.ebooks, "Judul dengan berkas digital di katalog ini."],
        ["Tautan e-resource", eResources, "Tautan di daftar E-Resource."],
        ["Penambahan judul", acquired.titles, "Judul yang mendapat eksemplar pada periode ini."],
        [
          "Penambahan eksemplar",
          acquired.copies,
          "Eksemplar dengan tanggal perolehan, atau hari dicatat, pada periode ini.",
        ],
      ],
      [["Anggaran pengadaan koleksi", "Anggaran setahun dalam rupiah; sistem ini hanya tahu harga eksemplar."]],
    ),
    section(
      "Anggota dan pemustaka",
      [
        ["Anggota", members.members, "Anggota yang aktif hari ini, semua jenis."],
        ...members.perKind.map(({ memberKind, members: count }): Line => [
          `Anggota: ${memberKind.name}`,
          count,
          "Anggota aktif hari ini dari jenis ini.",
        ]),
        ["Pemustaka yang meminjam", loans.borrowers, "Orang berbeda yang meminjam pada periode ini, tanpa buku paket."],
      ],
      [
        [
          "Penduduk atau warga yang dilayani",
          "Seluruh warga sekolah atau penduduk wilayah layanan, anggota atau bukan.",
        ],
      ],
    ),
    section(
      "Kunjungan dan pemanfaatan",
      [
        [
          "Kunjungan",
          visits.people,
          "Orang yang tercatat di Buku Tamu pada periode ini; kunjungan kelas dihitung per siswanya.",
        ],
        ["Hari buka", openDays, "Hari layanan yang sudah lewat pada periode ini, menurut jam layanan dan hari libur."],
        [
          "Kunjungan per hari",
          openDays === 0 ? null : Math.round((10 * visits.people) / openDays) / 10,
          "Kunjungan dibagi hari buka.",
        ],
        ["Peminjaman", loans.loans, "Eksemplar yang dipinjam pada periode ini, tanpa buku paket dan pinjaman kelas."],
        ["Buku paket dan pinjaman kelas", loans.setLoans, "Eksemplar buku paket dan pinjaman kelas pada periode ini."],
        ["Baca di tempat", inHouse.uses, "Buku yang dipindai di layar Baca di Tempat pada periode ini."],
      ],
      [["Kunjungan daring", "Pengunjung situs atau media sosial; sistem ini tidak menghitungnya."]],
    ),
    section(
      "Layanan dan tenaga",
      [
        [
          "Jam layanan per minggu",
          Math.round(10 * hoursPerWeek(settings.openingHours)) / 10,
          "Jumlah jam layanan seminggu tanpa hari libur.",
        ],
      ],
      [
        ["Tenaga perpustakaan", "Orang yang bekerja di perpustakaan; akun petugas bukan ukurannya."],
        ["Tenaga berpendidikan ilmu perpustakaan", "Pustakawan, atau tenaga dengan ijazah atau diklat perpustakaan."],
        ["Luas ruang perpustakaan", "Dalam meter persegi."],
        ["Kegiatan pelibatan masyarakat", "Kegiatan literasi pada periode ini dan jumlah pesertanya."],
        ["Akreditasi perpustakaan", "Predikat dan tahun sertifikat, atau keterangan sesuai SNP."],
      ],
    ),
  ];
}
