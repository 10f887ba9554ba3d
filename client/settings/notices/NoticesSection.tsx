import { Link } from "react-router-dom";
import { FormSection } from "../../admin/form/FormSection";
import { NOTICE_KINDS, noticeKindLabels } from "../../format/noticeText";
import { CompactField } from "../../forms/fields/CompactField";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { NoticeKind } from "../../gql/graphql";
import { Checkbox } from "../../ui/Checkbox";
import { Pill } from "../../ui/Pill";
import { settingLabels } from "../form/settingsValues";
import type { SectionProps } from "../sections/SectionProps";
import { NoticeTexts } from "./NoticeTexts";
import { TestMail } from "./TestMail";

export const NoticesSection_mailDelivery = graphql(`
  fragment NoticesSection_mailDelivery on MailDelivery {
    isConfigured
    senderAddress
  }
`);

const KIND_HINTS: Readonly<Record<NoticeKind, string>> = {
  DUE_SOON: "dua hari buka sebelumnya",
  OVERDUE: "hari ke-1, ke-7, dan ke-14",
  READY: "saat bukunya disimpan",
  EXPIRED: "jika tidak diambil",
  LOST: "saat dicatat di meja sirkulasi",
  SUGGESTION: "kepada pengusulnya, segera",
};

interface NoticesSectionProps extends SectionProps {
  delivery: FragmentType<typeof NoticesSection_mailDelivery>;
}

/** What students are written about, and whether e-mail leaves at all. */
export function NoticesSection({ state, errors, delivery: ref }: NoticesSectionProps) {
  const { isConfigured, senderAddress } = readFragment(NoticesSection_mailDelivery, ref);
  const { noticeKinds, noticeSender } = state.values;
  const changedStyle = (name: keyof typeof settingLabels) => (state.changed.includes(name) ? "field-changed" : "");
  const choose = (kind: NoticeKind, isOn: boolean) =>
    state.set(
      "noticeKinds",
      NOTICE_KINDS.filter((one) => (one === kind ? isOn : noticeKinds.includes(one))),
    );
  return (
    <FormSection
      id="pemberitahuan"
      title="Pemberitahuan"
      aside={
        <Pill tone={isConfigured ? "good" : "quiet"}>
          {isConfigured ? "Server email siap" : "Server email belum diatur"}
        </Pill>
      }
    >
      <p className="-mt-2 mb-4 max-w-prose text-sm text-muted text-pretty">
        {isConfigured
          ? `Dikirim dari ${senderAddress ?? ""} antara pukul 07.00 dan 19.00, maksimal satu email per anggota setiap hari.`
          : "Minta pengelola server mengaturnya (panduannya di README). Pilihan di bawah berlaku setelah itu."}{" "}
        <Link to="/admin/notices" className="font-semibold text-nila hover:underline">
          Lihat email terkirim
        </Link>
      </p>
      <fieldset className={changedStyle("noticeKinds")}>
        <legend className="text-sm font-semibold">{settingLabels.noticeKinds}</legend>
        <div className="mt-1 grid gap-x-5 md:grid-cols-2">
          {NOTICE_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={`${noticeKindLabels[kind]}: ${KIND_HINTS[kind]}`}
              checked={noticeKinds.includes(kind)}
              onChange={({ target }) => choose(kind, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <CompactField
        {...errors.fieldProps("noticeSender")}
        label={settingLabels.noticeSender}
        hint="Kosongkan untuk memakai nama perpustakaan."
        maxLength={60}
        value={noticeSender}
        onChange={({ target }) => state.set("noticeSender", target.value)}
        className={`mt-4 max-w-sm ${changedStyle("noticeSender")}`}
      />
      <NoticeTexts state={state} errors={errors} />
      {isConfigured && <TestMail />}
    </FormSection>
  );
}
