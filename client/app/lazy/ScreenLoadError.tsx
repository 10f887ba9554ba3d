import { useEffect } from "react";
import { buttonStyle } from "../../ui/buttonStyle";
import { PageHeading } from "../../ui/PageHeading";
import { reloadPage } from "../../page/lazy/reloadPage";

/**
 * Shown when a screen's code could not be loaded. Reloads on the button, and automatically once the browser is
 * online.
 */
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
        Sambungan internet terputus atau server sedang terganggu. Periksa sambungan internet, lalu coba lagi.
      </p>
      <button type="button" onClick={reloadPage} className={buttonStyle("filled")}>
        Coba lagi
      </button>
    </section>
  );
}
