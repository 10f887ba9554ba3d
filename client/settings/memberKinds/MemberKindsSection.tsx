import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { FormSection } from "../../admin/form/FormSection";
import { useHistoryActions } from "../../admin/history/recordHistory";
import type { RowAction } from "../../admin/table/RowAction";
import { RowActions } from "../../admin/table/RowActions";
import { showFailure } from "../../forms/errors/showFailure";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { Pill } from "../../ui/Pill";
import { kindText, type MemberKind, MemberKindRow_memberKind } from "./memberKindRow";
import { type AskedKind, MemberKindSheet } from "./MemberKindSheet";
import { useMemberKindCommands } from "./useMemberKindCommands";

export const MemberKindsSection_memberKinds = graphql(`
  fragment MemberKindsSection_memberKinds on MemberKindConnection {
    nodes {
      id
      ...MemberKindRow_memberKind
    }
  }
`);

/** Whom the library serves. Each change is saved at once. */
export function MemberKindsSection({ kinds: ref }: { kinds: FragmentType<typeof MemberKindsSection_memberKinds> }) {
  const kinds = readFragment(MemberKindRow_memberKind, readFragment(MemberKindsSection_memberKinds, ref).nodes);
  const { update } = useMemberKindCommands();
  const [asked, setAsked] = useState<AskedKind | null>(null);
  const historyActions = useHistoryActions<MemberKind>("memberKind");
  const move = async (kind: MemberKind, by: 1 | -1) => {
    const result = await update({ id: kind.id, position: kind.position + by });
    if (result.data === null) showFailure(result);
  };
  const actions: readonly RowAction<MemberKind>[] = [
    { label: "Sunting", Icon: Pencil, run: (kind) => setAsked({ act: "edit", kind }) },
    { label: "Naikkan", Icon: ArrowUp, isOffered: ({ position }) => position > 1, run: (kind) => void move(kind, -1) },
    {
      label: "Turunkan",
      Icon: ArrowDown,
      isOffered: ({ position }) => position < kinds.length,
      run: (kind) => void move(kind, 1),
    },
    ...historyActions,
    { label: "Hapus", Icon: Trash2, isDestructive: true, run: (kind) => setAsked({ act: "delete", kind }) },
  ];
  return (
    <FormSection
      id="jenis-anggota"
      title="Jenis anggota"
      aside={
        <button
          type="button"
          onClick={() => setAsked({ act: "add" })}
          className={`needs-script ${buttonStyle("outlined", "compact")}`}
        >
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Tambah jenis
        </button>
      }
    >
      <p className="-mt-2 mb-3 max-w-prose text-sm text-muted text-pretty">
        Siapa saja yang dilayani perpustakaan. Anggota baru yang jenisnya tidak disebut memakai jenis aktif yang paling
        atas. Setiap perubahan langsung berlaku.
      </p>
      <ul aria-label="Jenis anggota" className="rounded-xl border border-line">
        {kinds.map((kind) => (
          <li
            key={kind.id}
            className="hover-row flex min-h-11 items-center gap-x-3 border-b border-line py-1 pr-1 pl-4 last:border-b-0"
          >
            <div className="grid min-w-0 flex-1 gap-x-4 py-1 text-sm sm:grid-cols-[13rem_minmax(0,1fr)]">
              <span className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
                {kind.name}
                {!kind.active && <Pill tone="quiet">Tidak ditawarkan</Pill>}
              </span>
              <span className="text-muted text-pretty">
                {kindText(kind)}
                {kind.studentsCount ? ` · ${formatNumber(kind.studentsCount)} anggota` : ""}
              </span>
            </div>
            <div className="cell-actions">
              <RowActions
                row={kind}
                name={kind.name}
                actions={actions.filter(({ isOffered }) => isOffered?.(kind) ?? true)}
              />
            </div>
          </li>
        ))}
      </ul>
      {asked && <MemberKindSheet asked={asked} kinds={kinds} onDone={() => setAsked(null)} />}
    </FormSection>
  );
}
