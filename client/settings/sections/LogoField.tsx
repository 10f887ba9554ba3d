import { CircleAlert, ImageUp } from "lucide-react";
import { useRef, useState } from "react";
import { LibraryMark } from "../../ui/marks/LibraryMark";
import { FileInput } from "../../forms/fields/FileInput";
import { useFileDrop } from "../../forms/useFileDrop";
import { ACCEPTED_PICTURES } from "../../forms/shrinkImage";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { UploadLimit } from "../uploads/UploadLimit";
import { useLogo } from "./useLogo";

export const LogoField_settings = graphql(`
  fragment LogoField_settings on SettingsInfo {
    logoIconUrl
  }
`);

const DROP_AREA_STYLE =
  "flex flex-wrap items-center gap-4 rounded-xl border border-dashed p-4 transition-colors duration-150 md:col-span-2";

/** The logo, by its file or dropped here; it takes effect at once. */
export function LogoField({ settings }: { settings: FragmentType<typeof LogoField_settings> }) {
  const { logoIconUrl } = readFragment(LogoField_settings, settings);
  const logo = useLogo();
  const [isConfirming, setIsConfirming] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { isDragOver, dropHandlers } = useFileDrop((dropped) => {
    const [file] = dropped.files;
    if (file) void logo.upload(file);
  });
  const hasLogo = Boolean(logoIconUrl);
  return (
    <div
      {...dropHandlers}
      role="group"
      aria-labelledby="logo-judul"
      className={`${DROP_AREA_STYLE} ${isDragOver ? "border-nila bg-nila-soft" : "border-field"}`}
    >
      <LibraryMark logo={logoIconUrl} className="size-16 shrink-0 text-nila" />
      <div className="min-w-0 flex-1 basis-56">
        <p id="logo-judul" className="text-sm font-semibold">
          Logo
        </p>
        <p className="mt-0.5 text-sm text-muted text-pretty">
          Seret gambar ke sini atau pilih berkasnya. Tampil di kepala setiap halaman dan kartu anggota, langsung setelah
          diunggah. Sebaiknya PNG persegi berlatar transparan. <UploadLimit kind="COVER" />
        </p>
        <div role="alert">
          {logo.problem && (
            <p className="mt-2 flex items-start gap-1.5 text-sm font-medium text-bata">
              <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.75 size-4 shrink-0" />
              {logo.problem}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <FileInput ref={input} accept={ACCEPTED_PICTURES} onChoose={(file) => void logo.upload(file)} />
        <button
          type="button"
          aria-disabled={logo.isBusy}
          onClick={() => {
            if (!logo.isBusy) input.current?.click();
          }}
          className={`${buttonStyle("outlined", "compact")} tabular-nums aria-disabled:cursor-default aria-disabled:opacity-70`}
        >
          <ImageUp aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {logo.isUploading ? logo.progressText : hasLogo ? "Ganti logo" : "Pilih gambar"}
        </button>
        {hasLogo && !logo.isUploading && (
          <button type="button" onClick={() => setIsConfirming(true)} className={buttonStyle("quiet", "compact")}>
            Hapus logo
          </button>
        )}
      </div>
      <ConfirmSheet
        title="Hapus logo?"
        confirm="Hapus"
        busyText="Menghapus…"
        isBusy={logo.isBusy}
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void logo.remove().then(() => setIsConfirming(false))}
      >
        Tanda Aksara tampil sebagai gantinya. Logo lain dapat diunggah kapan saja.
      </ConfirmSheet>
    </div>
  );
}
