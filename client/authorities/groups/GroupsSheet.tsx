import { useState } from "react";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { showMessage } from "../../page/messages/flashMessage";
import { failureText } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactSelect } from "../../forms/fields/CompactField";
import { FormSheet } from "../../forms/FormSheet";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import { formatNumber } from "../../format/formatNumber";
import type { CategoryGroupProposalsQuery as ProposalsData } from "../../gql/graphql";
import { LoadFailure } from "../../ui/LoadFailure";
import { LoadingBlock } from "../../ui/LoadingBlock";
import { GroupOptions, parseGroup } from "../lists/record/GroupChoice";
import { CategoryGroupProposalsQuery, useSetCategoryGroups } from "./useCategoryGroups";

type Proposals = ProposalsData["categoryGroupProposals"];
type Proposal = Proposals["proposals"][number];

/** The groups of all categories that have none, proposed from their names, and saved together. */
export function GroupsSheet({ onClose }: { onClose: () => void }) {
  const { data, failure, retry } = useFreshQuery(CategoryGroupProposalsQuery, {});
  return (
    <FormSheet title="Kelompok kategori" isOpen onClose={onClose}>
      {failure && <LoadFailure title="Kategori gagal dimuat" onRetry={retry} />}
      {!data && !failure && <LoadingBlock className="h-72 w-full" />}
      {data && <GroupsForm saved={data.categoryGroupProposals} onClose={onClose} />}
    </FormSheet>
  );
}

function GroupsForm({ saved: { total, proposals }, onClose }: { saved: Proposals; onClose: () => void }) {
  const { setGroups, isBusy } = useSetCategoryGroups();
  const errors = useFormErrors();
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);
  const submit = async (formData: FormData) => {
    const groups = proposals.flatMap(({ category }) => {
      const collectionGroup = parseGroup(getFormText(formData, fieldName(category)));
      return collectionGroup === null ? [] : [{ categoryId: category.id, collectionGroup }];
    });
    const result = await setGroups(groups);
    if (result.data === null) return errors.showErrors({ text: failureText(result) });
    allowLeave();
    showMessage(
      groups.length === 0
        ? "Disimpan. Semua kategori tetap dihitung menurut klasifikasi bukunya."
        : `Kelompok ${formatNumber(groups.length)} kategori disimpan.`,
      "success",
    );
    onClose();
  };
  const named = proposals.filter(({ proposed }) => proposed);
  const others = proposals.filter(({ proposed }) => !proposed);
  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel="Simpan"
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
      onInput={() => setIsDirty(true)}
    >
      <p className="text-sm text-muted text-pretty">
        {total === 0
          ? "Semua kategori yang punya buku sudah punya kelompok. Untuk mengubahnya, buka kategorinya di daftar Kategori."
          : "Laporan akreditasi menghitung buku menurut kelompok kategorinya. Periksa usulan di bawah, ubah yang kurang " +
            "tepat, lalu simpan semuanya sekaligus. Peminjaman yang sudah tercatat tidak berubah."}
      </p>
      <Choices title="Diusulkan dari nama kategori" proposals={named} />
      <Choices title="Namanya belum cukup jelas" proposals={others} />
      {total > proposals.length && (
        <p className="mt-4 text-sm text-muted text-pretty">
          {formatNumber(proposals.length)} dari {formatNumber(total)} kategori ditampilkan. Setelah disimpan, buka lagi
          untuk sisanya.
        </p>
      )}
    </SheetForm>
  );
}

function Choices({ title, proposals }: { title: string; proposals: readonly Proposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">{title}</legend>
      <div className="mt-2 grid items-end gap-x-4 gap-y-3 sm:grid-cols-2">
        {proposals.map(({ category, proposed }) => (
          <CompactSelect
            key={category.id}
            name={fieldName(category)}
            label={`${category.name} (${formatNumber(category.booksCount)} buku)`}
            defaultValue={proposed ?? ""}
          >
            <GroupOptions />
          </CompactSelect>
        ))}
      </div>
    </fieldset>
  );
}

function fieldName({ databaseId }: Proposal["category"]): string {
  return `group-${databaseId}`;
}
