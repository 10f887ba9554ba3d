import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useOperation } from "../apollo/useOperation";
import { showMessage } from "../app/messages/flashMessage";
import { showFailure } from "../forms/errors/showFailure";
import { formatNumber } from "../format/formatNumber";
import { graphql } from "../gql/gql";
import { buttonStyle } from "../ui/buttonStyle";
import { ConfirmSheet } from "../ui/ConfirmSheet";

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
    const done = `${formatNumber(removed.books)} buku dan ${formatNumber(removed.students)} siswa contoh dihapus.`;
    showMessage(
      keptCount === 0 ? done : `${done} ${formatNumber(keptCount)} yang sudah Anda ubah tetap ada.`,
      "success",
    );
    // Whatever is loaded may show what is gone.
    await client.resetStore().catch(() => undefined);
  };
  return (
    <section
      aria-labelledby="data-contoh"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-2xl border border-line bg-nila-soft px-4 py-3.5"
    >
      <div className="min-w-0 flex-1 basis-80">
        <h2 id="data-contoh" className="text-sm font-semibold">
          Perpustakaan ini masih berisi data contoh
        </h2>
        <p className="text-sm text-muted text-pretty">
          Cobalah semuanya dengan bebas. Kalau sudah siap dengan koleksi sendiri, hapus data contoh sekaligus: yang Anda
          tambahkan atau ubah tetap ada.
        </p>
      </div>
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
          Buku, siswa, peminjaman, kunjungan, e-resource, dan tulisan blog contoh hilang untuk selamanya, tanpa lewat
          tempat sampah. Yang pernah Anda ubah, buku yang Anda beri eksemplar sendiri, dan siswa contoh yang sudah punya
          akun tetap ada.
        </p>
      </ConfirmSheet>
    </section>
  );
}
