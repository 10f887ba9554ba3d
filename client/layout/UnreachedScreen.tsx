import { useEffect } from "react";
import { buttonStyle } from "../ui/buttonStyle";
import { PageHeading } from "../ui/PageHeading";
import { showMessage } from "./flashMessage";

/** In place of a screen whose code did not arrive. Loaded anew it may: browsers keep in mind what they failed to fetch. */
export function UnreachedScreen() {
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  const retry = () => {
    // Offline, the page that is there would give way to the browser's own.
    if (navigator.onLine) reload();
    else showMessage("Anda masih luring. Halaman ini dimuat sendiri begitu sambungan kembali.");
  };
  return (
    <section className="page-width py-16 text-center">
      <title>Halaman gagal dimuat</title>
      <PageHeading>Halaman gagal dimuat</PageHeading>
      <p className="mx-auto mt-4 mb-8 max-w-md text-muted text-balance">
        Sambungan terputus atau server sedang terganggu. Periksa sambungan internet, lalu coba lagi.
      </p>
      <button type="button" onClick={retry} className={buttonStyle("filled")}>
        Coba Lagi
      </button>
    </section>
  );
}

function reload(): void {
  window.location.reload();
}
