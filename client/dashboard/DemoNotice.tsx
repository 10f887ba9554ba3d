import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useOperation } from "../apollo/useOperation";
import { showMessage } from "../page/messages/flashMessage";
import { showFailure } from "../forms/errors/showFailure";
import { formatNumber } from "../format/formatNumber";
import { graphql } from "../gql/gql";
import { buttonStyle } from "../ui/buttonStyle";
import { ConfirmSheet } from "../ui/ConfirmSheet";
import { SetupNotice } from "../admin/SetupNotice";

const RemoveDemoDataMutation = graphql(`
  mutation RemoveDemoData {
    removeDemoData {
      __typename
      ... on RemoveDemoDataPayload {
        removed {
          books
          students
        }
        kept {
          books
          students
          eResources
          blogPosts
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** What the first start has brought, and how it goes once the library has books of its own. */
export function DemoNotice() {
  const client = useApolloClient();
  const { run, isRunning } = useOperation(RemoveDemoDataMutation, "delete", { isUncached: true });
  const [isAsking, setIsAsking] = useState(false);

  const remove = async () => {
    const result = await run({});
    setIsAsking(false);
    if (result.data === null) {
      showFailure(result);
      return;
    }
    const { removed, kept } = result.data;
    const keptCount = kept.books + kept.students + kept.eResources + kept.blogPosts;
    const done = `${formatNumber(removed.books)} buku dan ${formatNumber(removed.students)} anggota contoh dihapus.`;
    showMessage(
      keptCount === 0 ? done : `${done} ${formatNumber(keptCount)} data yang sudah Anda ubah tetap ada.`,
      "success",
    );
    // Whatever is loaded may show what is gone.
    await client.resetStore().catch(() => undefined);
  };
  return (
    <SetupNotice
      id="data-contoh"
      title="Perpustakaan ini masih berisi data contoh"
      text="Coba semuanya dengan bebas. Jika sudah siap dengan koleksi sendiri, hapus data contoh sekaligus. Data yang Anda tambahkan atau ubah tetap ada."
      tone="bg-nila-soft"
    >
      <button type="button" onClick={() => setIsAsking(true)} className={buttonStyle("outlined", "compact")}>
        Hapus data contoh
      </button>
      <ConfirmSheet
        title="Hapus data contoh?"
        confirm="Hapus data contoh"
        busyText="Menghapus…"
        isIrreversible
        isBusy={isRunning}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove()}
      >
        <p className="text-pretty">
          Buku, anggota, peminjaman, kunjungan, e-resource, dan tulisan blog contoh terhapus permanen, tanpa lewat
          Tempat Sampah. Data yang pernah Anda ubah, buku yang Anda beri eksemplar sendiri, dan anggota contoh yang
          sudah punya akun tetap ada.
        </p>
      </ConfirmSheet>
    </SetupNotice>
  );
}
