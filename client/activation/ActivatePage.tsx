import { Link } from "react-router-dom";
import { useLibraryName } from "../page/library/LibraryName";
import { PageMeta } from "../page/rendering/PageMeta";
import { Redirect } from "../page/rendering/Redirect";
import { useViewer } from "../session/useViewer";
import { KawungMark } from "../ui/marks/KawungMark";
import { PageHeading } from "../ui/PageHeading";
import { ActivationForm } from "./ActivationForm";
import { AlreadyLoggedIn } from "./AlreadyLoggedIn";
import { type ActivateAccount, useActivateAccount } from "./useActivateAccount";

export function ActivatePage() {
  const libraryName = useLibraryName();
  const { viewer } = useViewer();
  const activation = useActivateAccount();
  // After a successful activation the viewer is set already, but the form stays until the redirect to the profile.
  const showsForm = viewer === null || activation.isActivating || activation.isActivated;
  return (
    <div className="page-width flex justify-center pt-8 md:pt-16">
      <PageMeta
        title="Aktivasi Akun"
        description={`Aktivasi akun anggota ${libraryName} dengan kode dari petugas.`}
        path="/activate"
      />
      {activation.isActivated && <Redirect to="/user-info" />}
      <section className="w-full max-w-xl rounded-2xl border border-line bg-card px-5 py-8 sm:px-9 sm:py-10">
        <KawungMark className="size-12 text-nila" />
        <PageHeading className="mt-6">Aktivasi Akun</PageHeading>
        {showsForm ? <Activation {...activation} /> : <AlreadyLoggedIn username={viewer.username} />}
      </section>
    </div>
  );
}

function Activation(activation: ActivateAccount) {
  return (
    <>
      <p className="mt-3 mb-7 text-muted text-pretty">
        Siapkan slip dari petugas perpustakaan. Di situ tertulis NIS atau nomor anggota dan kode aktivasi Anda. Kode itu
        berlaku 14 hari untuk satu akun.
      </p>
      <noscript>
        <p className="rounded-xl border border-line bg-wash px-4 py-3 text-sm">
          Aktivasi memerlukan JavaScript. Aktifkan JavaScript di browser Anda, lalu muat ulang halaman ini.
        </p>
      </noscript>
      <ActivationForm {...activation} />
      <p className="mt-6 text-sm text-muted text-pretty">
        Belum punya slip, atau kodenya sudah tidak berlaku? Minta kode baru kepada petugas perpustakaan.
      </p>
      <p className="mt-2 text-sm text-muted">
        Akun sudah aktif?{" "}
        <Link to="/login" className="font-semibold text-nila underline underline-offset-4">
          Login
        </Link>
      </p>
    </>
  );
}
