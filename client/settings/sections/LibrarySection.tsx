import type { ComponentProps } from "react";
import { FormSection } from "../../admin/form/FormSection";
import { lazy } from "../../page/lazy/lazy";
import { completeWebAddress } from "../../format/completeWebAddress";
import { CompactField, CompactTextArea } from "../../forms/fields/CompactField";
import type { FragmentType } from "../../gql/fragment-masking";
import { settingLabels } from "../form/settingsValues";
import { LogoField, type LogoField_settings } from "./LogoField";
import { Skeleton } from "../../ui/Skeleton";
import type { SectionProps } from "./SectionProps";

const AboutPreview = lazy(
  () => import("../about/AboutPreview").then((m) => m.AboutPreview),
  <Skeleton className="h-48 rounded-xl md:col-span-2" />,
);

type TextName = "name" | "address" | "phone" | "email" | "mapUrl" | "aboutText";

interface LibrarySectionProps extends SectionProps {
  settings: FragmentType<typeof LogoField_settings>;
}

/** What the library is called and where it is; each hint says where readers see it. */
export function LibrarySection({ state, errors, settings }: LibrarySectionProps) {
  const field = (name: TextName) => ({
    ...errors.fieldProps(name),
    label: settingLabels[name],
    value: state.values[name],
    onChange: ({ target }: { target: { value: string } }) => state.set(name, target.value),
    // The edge of what is not saved.
    ...(state.changed.includes(name) ? { className: CHANGED } : {}),
  });
  const wide = (props: ComponentProps<typeof CompactField>) => ({
    ...props,
    className: `md:col-span-2 ${props.className ?? ""}`,
  });
  return (
    <FormSection id="perpustakaan" title="Perpustakaan">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <CompactField
          {...wide(field("name"))}
          maxLength={120}
          hint="Tampil di kepala setiap halaman, judul tab, kartu anggota, dan kaki halaman."
        />
        <LogoField settings={settings} />
        <CompactTextArea
          {...field("address")}
          rows={3}
          maxLength={500}
          hint="Alamat, telepon, email, dan peta tampil di halaman Tentang."
        />
        <div className="grid gap-4">
          <CompactField {...field("phone")} type="tel" inputMode="tel" maxLength={40} />
          <CompactField {...field("email")} type="email" inputMode="email" maxLength={255} spellCheck={false} />
        </div>
        <CompactField
          {...wide(field("mapUrl"))}
          type="url"
          inputMode="url"
          maxLength={500}
          spellCheck={false}
          onBlur={({ target }) => {
            const address = completeWebAddress(target.value);
            if (address !== target.value) state.set("mapUrl", address);
          }}
          hint="Alamat web. Contoh: dari tombol Bagikan di peta."
        />
        <CompactTextArea
          {...field("aboutText")}
          className={`md:col-span-2 [&_textarea]:max-h-80 ${state.changed.includes("aboutText") ? CHANGED : ""}`}
          rows={8}
          maxLength={30_000}
          hint="Isi halaman Tentang. Tulis ## di depan subjudul, **tebal**, dan [teks](alamat) untuk tautan. Kosongkan untuk memakai teks bawaan."
        />
        <AboutPreview aboutText={state.values.aboutText} />
      </div>
    </FormSection>
  );
}

const CHANGED = "field-changed";
