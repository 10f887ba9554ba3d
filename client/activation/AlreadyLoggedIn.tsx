import { Link } from "react-router-dom";
import { LogoutButton } from "../session/LogoutButton";
import { buttonStyle } from "../ui/buttonStyle";

/** Shown instead of the form to somebody who is logged in already. */
export function AlreadyLoggedIn({ username }: { username: string }) {
  return (
    <>
      <p className="mt-3 text-muted text-pretty wrap-anywhere">
        Anda sudah login sebagai <strong className="text-ink">{username}</strong>, jadi tidak perlu aktivasi lagi. Untuk
        mengaktifkan akun anggota lain di perangkat ini, logout dulu, lalu buka kembali halaman ini.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/user-info" className={buttonStyle("filled")}>
          Profil Saya
        </Link>
        <LogoutButton className={buttonStyle("outlined")} />
      </div>
    </>
  );
}
