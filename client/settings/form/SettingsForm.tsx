import type { SubmitEvent } from "react";
import { ConflictNotice } from "../../admin/form/ConflictNotice";
import { EditBar } from "../../admin/form/EditBar";
import { SectionLinks } from "../../admin/form/SectionLinks";
import { useSaveOnLeave } from "../../forms/useSaveOnLeave";
import { useShortcut } from "../../admin/shortcuts/useShortcut";
import { lazy } from "../../page/lazy/lazy";
import { showMessage } from "../../page/messages/flashMessage";
import { SessionAlert } from "../../forms/errors/SessionAlert";
import { toSessionFormErrors } from "../../forms/errors/toSessionFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { goOnEnter } from "../../forms/goOnEnter";
import { stopsAtUnmatched } from "../../forms/stopsAtUnmatched";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { BackupsSection_backupInfo } from "../backups/BackupsSection";
import { HolidaysSection } from "../holidays/HolidaysSection";
import type { LoanRulesSection_loanRules } from "../loanRules/LoanRulesSection";
import { MemberKindsSection, type MemberKindsSection_memberKinds } from "../memberKinds/MemberKindsSection";
import type { NoticesSection_mailDelivery } from "../notices/NoticesSection";
import type { PrivacySection_retention } from "../privacy/PrivacySection";
import { CardSection } from "../sections/CardSection";
import type { DoorSection_doorKey } from "../sections/DoorSection";
import { HoursSection } from "../sections/HoursSection";
import { LibrarySection } from "../sections/LibrarySection";
import { PolicySection } from "../sections/PolicySection";
import { Skeleton } from "../../ui/Skeleton";
import { SettingsValues_settings, settingLabels } from "./settingsValues";
import { useSettingsForm } from "./useSettingsForm";

/** Far down the page, and not seen before the rest of it. */
const DoorSection = lazy(
  () => import("../sections/DoorSection").then((m) => m.DoorSection),
  <Skeleton className="h-40 rounded-2xl" />,
);
const PrivacySection = lazy(
  () => import("../privacy/PrivacySection").then((m) => m.PrivacySection),
  <Skeleton className="h-64 rounded-2xl" />,
);
const NoticesSection = lazy(
  () => import("../notices/NoticesSection").then((m) => m.NoticesSection),
  <Skeleton className="h-96 rounded-2xl" />,
);

const BackupsSection = lazy(
  () => import("../backups/BackupsSection").then((m) => m.BackupsSection),
  <Skeleton className="h-96 rounded-2xl" />,
);
const LettersSection = lazy(
  () => import("../sections/LettersSection").then((m) => m.LettersSection),
  <Skeleton className="h-96 rounded-2xl" />,
);
const HomeSection = lazy(
  () => import("../sections/HomeSection").then((m) => m.HomeSection),
  <Skeleton className="h-64 rounded-2xl" />,
);
const SecuritySection = lazy(
  () => import("../sections/SecuritySection").then((m) => m.SecuritySection),
  <Skeleton className="h-48 rounded-2xl" />,
);
const InventorySection = lazy(
  () => import("../inventory/InventorySection").then((m) => m.InventorySection),
  <Skeleton className="h-64 rounded-2xl" />,
);
const UploadsSection = lazy(
  () => import("../uploads/UploadsSection").then((m) => m.UploadsSection),
  <Skeleton className="h-96 rounded-2xl" />,
);
const LoanRulesSection = lazy(
  () => import("../loanRules/LoanRulesSection").then((m) => m.LoanRulesSection),
  <Skeleton className="h-64 rounded-2xl" />,
);

const SettingsForm_settings = graphql(`
  fragment SettingsForm_settings on SettingsInfo {
    logoIconUrl
    ...SettingsValues_settings
    ...LogoField_settings
    ...UploadsSection_settings
  }
`);

const SECTIONS = [
  ["perpustakaan", "Perpustakaan"],
  ["jam-buka", "Jam layanan"],
  ["surat", "Kop dan penanda tangan"],
  ["kartu", "Kartu anggota"],
  ["hari-libur", "Hari libur"],
  ["peminjaman", "Aturan peminjaman"],
  ["pemberitahuan", "Pemberitahuan"],
  ["privasi", "Privasi"],
  ["keamanan", "Keamanan"],
  ["halaman-utama", "Halaman utama"],
  ["nomor-inventaris", "Nomor inventaris"],
  ["unggahan", "Batas unggahan"],
  ["jenis-anggota", "Jenis anggota"],
  ["aturan-khusus", "Aturan khusus"],
  ["buku-tamu", "Buku Tamu"],
  ["cadangan", "Cadangan"],
] as const;

interface SettingsFormProps {
  settings: FragmentType<typeof SettingsForm_settings>;
  memberKinds: FragmentType<typeof MemberKindsSection_memberKinds>;
  loanRules: FragmentType<typeof LoanRulesSection_loanRules>;
  doorKey: FragmentType<typeof DoorSection_doorKey> | null;
  backupInfo: FragmentType<typeof BackupsSection_backupInfo>;
  mailDelivery: FragmentType<typeof NoticesSection_mailDelivery>;
  retention: FragmentType<typeof PrivacySection_retention>;
}

/**
 * One form, saved as a whole; the logo, the kinds of members, the rules of kinds and categories, the key of the guest
 * book and backups take effect at once.
 */
export function SettingsForm(props: SettingsFormProps) {
  const { settings: ref, memberKinds, loanRules, doorKey, backupInfo, mailDelivery, retention } = props;
  const settings = readFragment(SettingsForm_settings, ref);
  const state = useSettingsForm(readFragment(SettingsValues_settings, settings));
  const errors = useFormErrors();
  const { form } = errors;
  const { changed, conflict, isSaving } = state;

  const save = async () => {
    if (isSaving || stopsAtUnmatched(form.current)) return;
    errors.showErrors({});
    const outcome = await state.save();
    if (outcome === "unchanged") showMessage("Tidak ada yang berubah.");
    else if (outcome === "saved") showMessage("Pengaturan disimpan.", "success");
    else if (outcome !== "conflict") errors.showErrors(toSessionFormErrors(outcome));
  };
  useShortcut({ keys: "mod+s", label: "Simpan pengaturan", run: () => void save() });
  useSaveOnLeave(changed.length > 0 ? save : null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };

  const section = { state, errors };
  return (
    <>
      <SessionAlert id={errors.alertId} formErrors={errors.formErrors} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_13rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <form
            ref={form}
            id="pengaturan"
            method="dialog"
            noValidate
            onSubmit={submit}
            onKeyDown={(event) => goOnEnter(event, "stays")}
            aria-label="Pengaturan perpustakaan"
            className="grid grid-cols-1 gap-5"
          >
            {conflict && (
              <ConflictNotice
                key={conflict.theirs.join()}
                conflict={conflict}
                labels={settingLabels}
                onTakeTheirs={state.takeTheirs}
              />
            )}
            <LibrarySection {...section} settings={settings} />
            <HoursSection {...section} />
            <LettersSection {...section} />
            <CardSection {...section} logo={settings.logoIconUrl} />
            <HolidaysSection {...section} />
            <PolicySection {...section} />
            <NoticesSection {...section} delivery={mailDelivery} />
            <PrivacySection {...section} retention={retention} />
            <SecuritySection {...section} />
            <HomeSection {...section} />
            <InventorySection {...section} />
            <UploadsSection {...section} settings={settings} />
          </form>
          <MemberKindsSection kinds={memberKinds} />
          <LoanRulesSection rules={loanRules} />
          <DoorSection doorKey={doorKey} />
          <BackupsSection info={backupInfo} />
        </div>
        <div className="sticky top-[calc(4rem+var(--flash-height))]">
          <SectionLinks sections={SECTIONS} />
        </div>
      </div>
      <EditBar
        form="pengaturan"
        unsaved={changed.map((name) => settingLabels[name])}
        isBusy={isSaving}
        onDiscard={state.discard}
      />
    </>
  );
}
