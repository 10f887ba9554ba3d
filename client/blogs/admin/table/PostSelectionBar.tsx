import { useState } from "react";
import { SelectionBar } from "../../../admin/table/selection/SelectionBar";
import type { TableSelection } from "../../../admin/table/selection/useTableSelection";
import { formatNumber } from "../../../format/formatNumber";
import { ConfirmSheet } from "../../../ui/ConfirmSheet";
import { useDeletePosts } from "../useDeletePosts";
import type { SelectedPost } from "./selectedPosts";

/** Actions on the selected posts. */
export function PostSelectionBar({ selection }: { selection: TableSelection<SelectedPost> }) {
  const posts = [...selection.selected.values()];
  const [isConfirming, setIsConfirming] = useState(false);
  const { deletePosts, isDeleting } = useDeletePosts();
  const remove = async () => {
    const areGone = await deletePosts(posts);
    setIsConfirming(false);
    if (areGone) selection.clear();
  };
  return (
    <>
      <SelectionBar count={posts.length} onClear={selection.clear}>
        <button type="button" onClick={() => setIsConfirming(true)} className="bar-action bar-action-destroys">
          Hapus
        </button>
      </SelectionBar>
      <ConfirmSheet
        title={`Hapus ${formatNumber(posts.length)} tulisan?`}
        confirm="Hapus"
        busyText="Menghapus…"
        isBusy={isDeleting}
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void remove()}
      >
        Pembaca tidak melihatnya lagi. Tulisan, sampul, dan gambarnya disimpan 30 hari di Tempat Sampah dan dapat
        dipulihkan.
      </ConfirmSheet>
    </>
  );
}
