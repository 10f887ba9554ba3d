import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { CompactField, CompactTextArea } from "../../forms/fields/CompactField";
import { getFormText } from "../../forms/getFormText";
import { formatNumber } from "../../format/formatNumber";
import { readDraft, saveDraft } from "../../session/drafts/drafts";
import { buttonStyle } from "../../ui/buttonStyle";
import { ChoiceChips } from "../ChoiceChips";
import { type LabelSource, parseCodes } from "./labelSource";
import { MAX_LABELS } from "./useLabelCopies";

interface SourceFormProps {
  source: LabelSource | null;
  /** The server's words on what was asked for. */
  error: string | null;
  onRange: (from: string, to: string) => void;
  onCodes: (codes: readonly string[]) => void;
}

/** Whose copies get labels: as the address says, or by their codes. */
export function SourceForm({ source, error, onRange, onCodes }: SourceFormProps) {
  const [by, setBy] = useState<"range" | "codes">("range");
  if (source?.by === "books" || source?.by === "import") {
    return (
      <div className="grid justify-items-start gap-2 text-sm">
        <p className="font-semibold">
          {source.by === "import"
            ? `Eksemplar dari impor nomor ${source.importId}`
            : `Eksemplar dari ${formatNumber(source.bookIds.length)} buku yang dipilih`}
        </p>
        <Link to="/admin/labels" className={buttonStyle("outlined", "compact")}>
          Pilih dengan kode
        </Link>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <ChoiceChips
        legend="Pilih eksemplar"
        name="by"
        choices={[
          { value: "range", label: "Rentang kode" },
          { value: "codes", label: "Daftar kode" },
        ]}
        value={by}
        onChoose={setBy}
      />
      {by === "range" ? (
        <RangeForm range={source?.by === "range" ? source : null} error={error} onRange={onRange} />
      ) : (
        <CodesForm onCodes={onCodes} />
      )}
    </div>
  );
}

interface RangeFormProps {
  range: { from: string; to: string } | null;
  error: string | null;
  onRange: SourceFormProps["onRange"];
}

function RangeForm({ range, error, onRange }: RangeFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const message = problem ?? error;
  const messageId = useId();
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [from, to] = [getFormText(typed, "from").trim(), getFormText(typed, "to").trim()];
    const isWhole = from !== "" && to !== "";
    setProblem(isWhole ? null : "Isi kode awal dan kode akhir.");
    if (isWhole) onRange(from, to);
  };
  return (
    <form action="/admin/labels" method="get" noValidate onSubmit={show} className="grid gap-3">
      <div className="grid grid-cols-2 items-start gap-3">
        {(
          [
            ["from", "Dari kode"],
            ["to", "Sampai kode"],
          ] as const
        ).map(([name, label]) => (
          <CompactField
            key={name}
            label={label}
            name={name}
            defaultValue={range?.[name]}
            maxLength={100}
            aria-invalid={message !== null}
            aria-describedby={messageId}
          />
        ))}
      </div>
      <p id={messageId} role="alert" className="text-sm font-medium text-bata text-pretty empty:hidden">
        {message}
      </p>
      <button type="submit" className={`${buttonStyle("outlined", "compact")} justify-self-start`}>
        Tampilkan
      </button>
    </form>
  );
}

const DRAFT_KEY = "labels";

function CodesForm({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    // A hundred scanned codes are not scanned again after a reload.
    const draft = readDraft(DRAFT_KEY);
    area.current = form.current?.querySelector("textarea") ?? null;
    if (area.current?.value === "" && typeof draft === "string") area.current.value = draft;
  }, []);
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const codes = parseCodes(area.current?.value ?? "");
    const isTooMany = codes.length > MAX_LABELS;
    setProblem(
      codes.length === 0
        ? "Pindai atau ketik sedikitnya satu kode."
        : isTooMany
          ? `Ada ${formatNumber(codes.length)} kode. Paling banyak ${formatNumber(MAX_LABELS)} sekaligus.`
          : undefined,
    );
    if (codes.length > 0 && !isTooMany) onCodes(codes);
  };
  return (
    <form ref={form} method="dialog" noValidate onSubmit={show} className="grid gap-3">
      <CompactTextArea
        label="Kode eksemplar"
        name="codes"
        hint="Satu kode per baris, menurut urutan pindai."
        onChange={({ target }) => saveDraft(DRAFT_KEY, target.value)}
        spellCheck={false}
        error={problem}
      />
      <button type="submit" className={`${buttonStyle("outlined", "compact")} justify-self-start`}>
        Tampilkan
      </button>
    </form>
  );
}
