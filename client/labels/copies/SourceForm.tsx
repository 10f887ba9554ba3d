import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { CompactField, CompactTextArea } from "../../forms/fields/CompactField";
import { getFormText } from "../../forms/getFormText";
import { formatNumber } from "../../format/formatNumber";
import { deleteDraft, readDraft, saveDraft } from "../../session/drafts/drafts";
import { useViewer } from "../../session/useViewer";
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
  const draftKey = `labels:${useViewer().viewer?.databaseId ?? 0}`;
  const isOpen = source === null;
  useEffect(() => {
    // After hydration, because the server's HTML knows of no draft.
    if (isOpen && draftOf(draftKey) !== "") queueMicrotask(() => setBy("codes"));
  }, [isOpen, draftKey]);
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
        <CodesForm draftKey={draftKey} onCodes={onCodes} />
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

/** A hundred scanned codes are not scanned again after a reload. */
function draftOf(key: string): string {
  const draft = readDraft(key);
  return typeof draft === "string" ? draft : "";
}

function keepDraft(key: string, codes: string): void {
  if (codes.trim() === "") deleteDraft(key);
  else saveDraft(key, codes);
}

interface CodesFormProps {
  draftKey: string;
  onCodes: SourceFormProps["onCodes"];
}

function CodesForm({ draftKey, onCodes }: CodesFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    area.current = form.current?.querySelector("textarea") ?? null;
    if (area.current?.value === "") area.current.value = draftOf(draftKey);
  }, [draftKey]);
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const codes = parseCodes(area.current?.value ?? "");
    const isTooMany = codes.length > MAX_LABELS;
    setProblem(
      codes.length === 0
        ? "Pindai atau ketik minimal satu kode."
        : isTooMany
          ? `Ada ${formatNumber(codes.length)} kode. Maksimal ${formatNumber(MAX_LABELS)} sekaligus.`
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
        onChange={({ target }) => keepDraft(draftKey, target.value)}
        spellCheck={false}
        error={problem}
      />
      <button type="submit" className={`${buttonStyle("outlined", "compact")} justify-self-start`}>
        Tampilkan
      </button>
    </form>
  );
}
