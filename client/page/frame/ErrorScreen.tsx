import { buttonStyle } from "../../ui/buttonStyle";
import { PageHeading } from "../../ui/PageHeading";

/** Uses neither data nor router, since either may have failed. */
export function ErrorScreen() {
  return (
    <section className="page-width py-16 text-center">
      <title>Terjadi gangguan</title>
      <PageHeading>Maaf, halaman ini gagal ditampilkan</PageHeading>
      <p className="mx-auto mt-4 max-w-md text-muted">
        Ada gangguan di pihak kami, bukan pada Anda. Muat ulang halaman ini; jika tetap gagal, tunggu beberapa menit,
        lalu coba lagi.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          onClick={() => window.location.reload()}
          className={`${buttonStyle("filled")} needs-script`}
        >
          Muat ulang
        </button>
        <a href="/" className={buttonStyle("outlined")}>
          Ke halaman utama
        </a>
      </div>
    </section>
  );
}
