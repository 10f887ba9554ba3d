import { useEffect } from "react";
import { buttonStyle } from "../../ui/buttonStyle";
import { PageHeading } from "../../ui/PageHeading";
import { reloadPage } from "./reloadPage";

/** In place of a screen whose code did not arrive. Loaded anew it may; once the line is back it is by itself. */
export function ScreenLoadError() {
  useEffect(() => {
    window.addEventListener("online", reloadPage);
    return () => window.removeEventListener("online", reloadPage);
  }, []);
  return (
    <section className="page-width py-16 text-center">
      <title>Halaman gagal dimuat</title>
      <PageHeading>Halaman gagal dimuat</PageHeading>
      <p className="mx-auto mt-4 mb-8 max-w-md text-muted text-balance">
        Sambungan terputus atau server sedang terganggu. Periksa sambungan internet, lalu coba lagi.
      </p>
      <button type="button" onClick={reloadPage} className={buttonStyle("filled")}>
        Coba Lagi
      </button>
    </section>
  );
}
