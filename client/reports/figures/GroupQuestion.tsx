import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { showMessage } from "../../page/messages/flashMessage";
import { CategoryGroupProposalsQuery, useSetCategoryGroups } from "../../authorities/groups/useCategoryGroups";
import { showFailure } from "../../forms/errors/showFailure";
import { formatNumber } from "../../format/formatNumber";
import { buttonStyle } from "../../ui/buttonStyle";

/** Asked until somebody has answered: whether the categories are to have the groups that their names speak of. */
export function GroupQuestion({ onReview }: { onReview: () => void }) {
  const { data } = usePageQuery(CategoryGroupProposalsQuery, {});
  const { setGroups, isBusy } = useSetCategoryGroups();
  if (!data || data.categoryGroupProposals.isAnswered) return null;
  const proposed = data.categoryGroupProposals.proposals.filter((each) => each.proposed).length;
  if (proposed === 0) return null;
  const decline = async () => {
    if (isBusy) return;
    const result = await setGroups([]);
    if (result.data === null) showFailure(result);
    else showMessage("Baik. Kelompok kategori bisa diatur kapan saja di daftar Kategori.", "success");
  };
  return (
    <div className="mb-3 rounded-2xl bg-kunyit-soft px-4 py-3.5 text-on-kunyit print:hidden">
      <h3 className="font-semibold">{formatNumber(proposed)} kategori bisa dikelompokkan dari namanya</h3>
      <p className="mt-0.5 text-sm text-pretty">
        Tanpa kelompok, judulnya tidak ikut dihitung sebagai buku teks, referensi, terbitan berkala, atau audiovisual.
      </p>
      <div className="needs-script mt-3 flex flex-wrap gap-2.5">
        <button type="button" onClick={onReview} className={buttonStyle("filled", "compact")}>
          Periksa usulan
        </button>
        <button type="button" onClick={() => void decline()} className={buttonStyle("outlined", "compact")}>
          Biarkan tanpa kelompok
        </button>
      </div>
    </div>
  );
}
