import { CompactSelect } from "../../../forms/fields/CompactField";
import type { CollectionGroup } from "../../../gql/graphql";

const groupLabels: Readonly<Record<CollectionGroup, string>> = {
  FICTION: "Fiksi",
  NONFICTION: "Nonfiksi",
  TEXTBOOK: "Buku teks",
  REFERENCE: "Referensi",
  PERIODICAL: "Terbitan berkala",
  AUDIOVISUAL: "Audiovisual",
};
const groups = Object.keys(groupLabels) as readonly CollectionGroup[];

export function groupLabel(group: CollectionGroup | null | undefined): string | null {
  return group ? groupLabels[group] : null;
}

export function parseGroup(text: string): CollectionGroup | null {
  return groups.find((group) => group === text) ?? null;
}

/** Every group, and none. */
export function GroupOptions() {
  return (
    <>
      <option value="">Menurut klasifikasi buku</option>
      {groups.map((value) => (
        <option key={value} value={value}>
          {groupLabels[value]}
        </option>
      ))}
    </>
  );
}

/** What reports count the books of a category as. */
export function GroupChoice({ group, error }: { group: string | undefined; error: string | undefined }) {
  return (
    <CompactSelect
      name="collectionGroup"
      label="Kelompok koleksi"
      hint="Dipakai laporan akreditasi. Perubahan tidak mengubah peminjaman yang sudah tercatat."
      defaultValue={group ?? ""}
      error={error}
    >
      <GroupOptions />
    </CompactSelect>
  );
}
