import { useId } from "react";
import { DEFAULT_NOTICE_TEXTS, fieldsOf, fillNoticeText } from "../../../common/noticeTemplate";
import { formatLongDate } from "../../format/formatDate";
import { NOTICE_TEXT_KINDS, noticeTextLabels } from "../../format/noticeText";
import { CompactTextArea } from "../../forms/fields/CompactField";
import type { NoticeTextKind } from "../../gql/graphql";
import { buttonStyle } from "../../ui/buttonStyle";
import type { SectionProps } from "../sections/SectionProps";

/** As the texts' fields would be filled in for somebody. */
const SAMPLE = {
  judul: "Laskar Pelangi",
  nama: "Rina Kartika",
  jatuh_tempo: formatLongDate("2026-11-09"),
  disimpan_sampai: formatLongDate("2026-11-09"),
  hari_terlambat: "3",
  denda: "Rp1.500",
  kelas: "VIII A",
  wali: "Bapak Kartika",
  jumlah_buku: "2",
  status: "Disetujui",
  alasan: "Dibeli bulan depan",
};

/** The server's word for a kind. */
const nameOf = (kind: NoticeTextKind) => kind.toLowerCase() as Lowercase<NoticeTextKind>;

/** What each kind of notice says, as it is typed and as it would arrive. */
export function NoticeTexts({ state, errors }: SectionProps) {
  const { noticeTexts } = state.values;
  return (
    <fieldset className={`mt-6 ${state.changed.includes("noticeTexts") ? "field-changed" : ""}`}>
      <legend className="text-sm font-semibold">Isi pemberitahuan</legend>
      <p className="mt-0.5 max-w-prose text-sm text-muted text-pretty">
        Dipakai di email dan di tombol WhatsApp, setelah sapaan “Halo {SAMPLE.nama},”. Kabar usulan hanya dikirim lewat
        email. Surat untuk orang tua dicetak dari daftar pinjaman terlambat. Bagian di dalam [ ] hanya muncul jika
        isiannya ada.
      </p>
      <div className="mt-2 grid gap-2">
        {NOTICE_TEXT_KINDS.map((kind, place) => (
          <NoticeTextFields
            key={kind}
            kind={kind}
            // As the server counts them.
            field={errors.fieldProps(`noticeTexts.${place}.text`)}
            text={noticeTexts[kind]}
            onChange={(text) => state.set("noticeTexts", { ...noticeTexts, [kind]: text })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface NoticeTextFieldsProps {
  kind: NoticeTextKind;
  field: ReturnType<SectionProps["errors"]["fieldProps"]>;
  text: string;
  onChange: (text: string) => void;
}

function NoticeTextFields({ kind, field, text, onChange }: NoticeTextFieldsProps) {
  const previewId = useId();
  const usual = DEFAULT_NOTICE_TEXTS[nameOf(kind)];
  const filled = fillNoticeText(text.trim() === "" ? usual : text, SAMPLE);
  return (
    <details open={field.error ? true : undefined} className="rounded-xl border border-line px-3.5 py-2">
      <summary className="min-h-8 cursor-pointer py-1 text-sm">
        <span className="font-semibold">{noticeTextLabels[kind]}</span>
        {text !== usual && text.trim() !== "" && <span className="text-muted"> · diubah</span>}
      </summary>
      <div className="grid gap-2 pt-1 pb-2">
        <CompactTextArea
          {...field}
          label={`Isi untuk “${noticeTextLabels[kind]}”`}
          hint={`Isian: ${fieldsOf(nameOf(kind)).join(", ")}.`}
          rows={3}
          maxLength={500}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          aria-details={previewId}
        />
        <p id={previewId} className="rounded-lg bg-wash px-3 py-2 text-sm text-pretty wrap-anywhere">
          <span className="text-muted">Contoh: </span>
          {filled}
        </p>
        {text !== usual && (
          <button type="button" onClick={() => onChange(usual)} className={`w-fit ${buttonStyle("quiet", "compact")}`}>
            Pakai teks bawaan
          </button>
        )}
      </div>
    </details>
  );
}
