import { FormSection } from "../../admin/form/FormSection";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { UploadKind } from "../../gql/graphql";
import type { UPLOAD_SIZES } from "../form/settingsValues";
import { PolicyNumber } from "../sections/PolicyNumber";
import type { SectionProps } from "../sections/SectionProps";

const UploadsSection_settings = graphql(`
  fragment UploadsSection_settings on SettingsInfo {
    uploadLimits {
      kind
      usual
      most
    }
  }
`);

const SIZES: readonly { name: (typeof UPLOAD_SIZES)[number]; kind: UploadKind; touches: string }[] = [
  { name: "maxCoverMb", kind: "COVER", touches: "Sampul buku dan blog, serta logo." },
  { name: "maxDocumentMb", kind: "DOCUMENT", touches: "PDF dan EPUB di formulir buku." },
  { name: "maxImportMb", kind: "IMPORT", touches: "CSV buku dan anggota; CSV anggota maksimal 20 MB." },
  { name: "maxPhotoMb", kind: "PHOTO", touches: "Foto anggota, dari petugas dan dari anggota sendiri." },
  { name: "maxPictureMb", kind: "PICTURE", touches: "Gambar di dalam tulisan blog." },
];

interface UploadsSectionProps extends SectionProps {
  settings: FragmentType<typeof UploadsSection_settings>;
}

/** How large files may be; the machine's own bounds stand beside them. */
export function UploadsSection({ settings, ...section }: UploadsSectionProps) {
  const { uploadLimits } = readFragment(UploadsSection_settings, settings);
  return (
    <FormSection id="unggahan" title="Batas unggahan">
      <p className="-mt-2 mb-4 max-w-prose text-sm text-muted text-pretty">
        Berlaku untuk berkas yang diunggah setelah disimpan; berkas yang sudah ada tidak berubah. Angkanya tampil di
        tempat berkas dipilih. Kosongkan untuk ukuran bawaan.
      </p>
      <div className="grid max-w-2xl items-start gap-x-5 gap-y-3 sm:grid-cols-2">
        {SIZES.map(({ name, kind, touches }) => {
          const limit = uploadLimits.find((other) => other.kind === kind);
          const bounds = limit && `Bawaan ${formatNumber(limit.usual)}, maksimal ${formatNumber(limit.most)}.`;
          return (
            <PolicyNumber key={name} {...section} name={name} hint={[touches, bounds].filter(Boolean).join(" ")} />
          );
        })}
      </div>
    </FormSection>
  );
}
