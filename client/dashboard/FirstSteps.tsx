import { Link } from "react-router-dom";
import { useCan } from "../session/useViewer";

const STEPS = [
  {
    path: "/admin/books/import",
    permission: "IMPORTS_WRITE",
    title: "Impor koleksi",
    text: "Dari SLiMS, INLISLite, Excel, atau CSV, dengan pratinjau sebelum disimpan.",
  },
  {
    path: "/admin/books/new",
    permission: "CATALOGUE_WRITE",
    title: "Tambah buku pertama",
    text: "Pindai ISBN-nya, isi judul dan penulis, lalu beri kode eksemplar.",
  },
  {
    path: "/admin/settings",
    permission: "SETTINGS_WRITE",
    title: "Beri nama perpustakaan",
    text: "Nama, logo, alamat, jam layanan, dan hari libur.",
  },
  {
    path: "/admin/settings#buku-tamu",
    permission: "SETTINGS_WRITE",
    title: "Aktifkan perangkat di pintu",
    text: "Buat kunci buku tamu, lalu masukkan sekali di perangkat itu. Setelah itu buku tamu menyapa dengan nama.",
  },
] as const;

/** Where a library that has no books yet begins. */
export function FirstSteps() {
  return (
    <section aria-labelledby="langkah-pertama" className="rounded-2xl border border-line bg-card px-5 py-4">
      <h2 id="langkah-pertama" className="font-serif text-lg font-semibold">
        Mulai dari sini
      </h2>
      <ol className="mt-3 grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {STEPS.map((step, index) => (
          <Step key={step.path} number={index + 1} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ number, step }: { number: number; step: (typeof STEPS)[number] }) {
  const isPermitted = useCan(step.permission);
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="font-serif text-2xl font-semibold text-muted">
        {number}
      </span>
      <div>
        {isPermitted ? (
          <Link to={step.path} className="inline-link">
            {step.title}
          </Link>
        ) : (
          <b className="font-semibold">{step.title}</b>
        )}
        <p className="text-sm text-muted text-pretty">{step.text}</p>
      </div>
    </li>
  );
}
