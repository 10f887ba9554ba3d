import { buttonStyle } from "../../../ui/buttonStyle";
import { Sheet } from "../../../ui/Sheet";

const STEPS = [
  {
    title: "Punya kartu anggota",
    text: "Arahkan barkod kartu ke pemindai. Tidak perlu menyentuh layar.",
  },
  {
    title: "Kartu tertinggal",
    text: "Ketik NIS atau nomor anggota Anda, lalu tekan Catat.",
  },
  {
    title: "Bukan anggota",
    text: "Sentuh Tamu, lalu isi nama Anda. Guru yang datang bersama satu kelas menyentuh Kelas.",
  },
];

/** How one signs, and whom to ask; a scan goes through it and closes it. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet
      title="Cara mencatat kunjungan"
      placement="middle"
      isOpen
      onClose={onClose}
      footer={
        <button type="button" data-first onClick={onClose} className={`w-full ${buttonStyle("filled")}`}>
          Mengerti
        </button>
      }
    >
      <ol className="grid gap-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span aria-hidden="true" className="font-serif text-2xl leading-none font-semibold text-nila">
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-muted text-pretty">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-5 rounded-xl bg-wash px-4 py-3 text-pretty">
        Nomor tidak ditemukan, kartu rusak, atau masih bingung? Petugas di meja perpustakaan siap membantu.
      </p>
    </Sheet>
  );
}
