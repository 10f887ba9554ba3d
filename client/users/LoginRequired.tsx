import { Link } from "react-router-dom";
import { PageMeta } from "../page/rendering/PageMeta";
import { usePageRequest } from "../apollo/pageQuery/PageRequest";
import { LoginLink } from "../session/LoginLink";
import { buttonStyle } from "../ui/buttonStyle";
import { KawungMark } from "../ui/marks/KawungMark";
import { PageHeading } from "../ui/PageHeading";

/** Shown on personal pages when nobody is logged in: status 401, and a login that returns here. */
export function LoginRequired() {
  usePageRequest().setStatus(401);
  return (
    <section className="page-width flex flex-col items-center py-16 text-center md:py-24">
      <PageMeta title="Profil Saya" description="Login untuk melihat profil Anda di perpustakaan." isHidden />
      <KawungMark className="size-16 text-nila" />
      <PageHeading className="mt-8">Silakan login dulu</PageHeading>
      <p className="mt-4 mb-8 max-w-md text-muted text-balance">
        Profil hanya terlihat oleh pemiliknya. Setelah login, halaman ini terbuka lagi.
      </p>
      <LoginLink className={buttonStyle("filled")} />
      <p className="mt-6 text-sm text-muted text-pretty">
        Belum punya akun?{" "}
        <Link to="/activate" className="font-semibold text-nila underline underline-offset-4">
          Aktifkan akun anggota
        </Link>
      </p>
    </section>
  );
}
