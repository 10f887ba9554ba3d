import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { FormSection } from "../../admin/form/FormSection";
import { goToSection } from "../../admin/form/goToSection";
import type { RowAction } from "../../admin/table/RowAction";
import { RowActions } from "../../admin/table/RowActions";
import { useHistoryActions } from "../../admin/history/recordHistory";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { lazy } from "../../page/lazy/lazy";
import { showMessage } from "../../page/messages/flashMessage";
import { showFailure } from "../../forms/errors/showFailure";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { type LoanRule, LoanRuleRow_loanRule } from "../lendingFigures";
import { inOrder, pairName } from "./loanRuleRow";
import { PolicyPreview } from "./PolicyPreview";
import { rulesText } from "./policyText";
import { useLoanPolicy } from "./useLoanPolicy";
import { useLoanRuleCommands } from "./useLoanRuleCommands";

export const LoanRulesSection_loanRules = graphql(`
  fragment LoanRulesSection_loanRules on LoanRuleConnection {
    nodes {
      id
      ...LoanRuleRow_loanRule
    }
  }
`);

const LoanRuleSheet = lazy(() => import("./LoanRuleSheet").then((m) => m.LoanRuleSheet), null);

const GENERAL = { memberKind: null, category: null };
const ROW_STYLE = "hover-row flex min-h-11 items-center gap-x-3 border-b border-line py-1 pr-1 pl-4 last:border-b-0";
const TEXT_STYLE = "grid min-w-0 flex-1 gap-x-4 py-1 text-sm sm:grid-cols-[13rem_minmax(0,1fr)]";

type Asked = { act: "edit" | "delete"; rule: LoanRule } | { act: "add" };

/** What kinds of members and categories have of their own. Each rule is saved at once. */
export function LoanRulesSection({ rules: ref }: { rules: FragmentType<typeof LoanRulesSection_loanRules> }) {
  const rules = inOrder(readFragment(LoanRuleRow_loanRule, readFragment(LoanRulesSection_loanRules, ref).nodes));
  const { policy } = useLoanPolicy(GENERAL);
  const today = useLibraryToday();
  const { remove, isBusy } = useLoanRuleCommands();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const historyActions = useHistoryActions<LoanRule>("loanRule");
  const actions: readonly RowAction<LoanRule>[] = [
    { label: "Sunting", Icon: Pencil, run: (rule) => setAsked({ act: "edit", rule }) },
    ...historyActions,
    { label: "Hapus", Icon: Trash2, isDestructive: true, run: (rule) => setAsked({ act: "delete", rule }) },
  ];
  const deleteRule = async (rule: LoanRule) => {
    const result = await remove(rule.id);
    close();
    if (result.data === null) showFailure(result);
    else showMessage(`Aturan ${pairName(rule)} dihapus.`, "success");
  };
  const named = asked && asked.act !== "add" ? asked.rule : null;
  return (
    <FormSection
      id="aturan-khusus"
      title="Aturan khusus"
      aside={
        <button
          type="button"
          onClick={() => setAsked({ act: "add" })}
          className={`needs-script ${buttonStyle("outlined", "compact")}`}
        >
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Tambah aturan
        </button>
      }
    >
      <p className="-mt-2 mb-3 max-w-prose text-sm text-muted text-pretty">
        Aturan per jenis anggota dan kategori. Isian yang kosong mengikuti aturan yang lebih umum: kategori, lalu jenis
        anggota, lalu aturan umum. Setiap perubahan langsung berlaku untuk peminjaman berikutnya; peminjaman yang sedang
        berjalan tetap memakai aturan saat buku dipinjam.
      </p>
      <ul aria-label="Aturan peminjaman" className="rounded-xl border border-line">
        <li className={ROW_STYLE}>
          <div className={TEXT_STYLE}>
            <span className="font-semibold">Aturan umum</span>
            <span className="min-h-5 text-muted text-pretty">
              {policy && rulesText(general(policy.figures), today)}
            </span>
          </div>
          <button type="button" onClick={() => goToSection("peminjaman")} className={buttonStyle("quiet", "compact")}>
            Sunting di atas
          </button>
        </li>
        {rules.map((rule) => (
          <li key={rule.id} className={ROW_STYLE}>
            <div className={TEXT_STYLE}>
              <span className="font-semibold wrap-anywhere">{pairName(rule)}</span>
              <span className="text-muted text-pretty">{rulesText(rule, today)}</span>
            </div>
            <div className="cell-actions">
              <RowActions row={rule} name={pairName(rule)} actions={actions} />
            </div>
          </li>
        ))}
      </ul>
      {rules.length === 0 && (
        <p className="mt-3 text-sm text-muted text-pretty">
          Semua anggota dan kategori memakai aturan umum. Tambahkan aturan untuk pengecualian. Contoh: guru boleh
          meminjam lebih lama, atau buku paket dipinjam setahun.
        </p>
      )}
      <PolicyPreview />
      {asked && asked.act !== "delete" && <LoanRuleSheet rule={named} onDone={close} />}
      <ConfirmSheet
        title="Hapus aturan ini?"
        confirm="Hapus aturan"
        busyText="Menghapus…"
        isIrreversible
        isBusy={isBusy}
        isOpen={asked?.act === "delete"}
        onClose={close}
        onConfirm={() => {
          if (named) void deleteRule(named);
        }}
      >
        {named && (
          <>
            <p className="font-semibold text-ink wrap-anywhere">{pairName(named)}</p>
            <p className="mt-2">
              Peminjaman berikutnya mengikuti aturan lain yang masih ada. Peminjaman yang sedang berjalan tetap memakai
              aturan saat buku dipinjam.
            </p>
          </>
        )}
      </ConfirmSheet>
    </FormSection>
  );
}

/** The figures that everybody looks for first. */
function general<Figures extends Parameters<typeof rulesText>[0]>(figures: Figures): Figures {
  const quietly = (figure: number | null) => (figure === 0 ? null : figure);
  const graceDays = quietly(figures.graceDays);
  const suspendDaysPerDay = quietly(figures.suspendDaysPerDay);
  const quiet = { lendable: null, fineDays: null, graceCharged: null, capAtPrice: null, countsToLimit: null };
  return { ...figures, ...quiet, graceDays, suspendDaysPerDay };
}
