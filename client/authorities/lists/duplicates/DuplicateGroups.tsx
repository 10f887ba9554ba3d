import { formatNumber } from "../../../format/formatNumber";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/Skeleton";
import type { AuthorityList } from "../../picker/pickedRecords";
import { DuplicateGroup } from "./DuplicateGroup";
import type { ListConfig } from "../ListConfig";
import { listDescriptions } from "../listDescriptions";

/** The server returns at most this many; more follow once these are handled. */
const MAX_SUGGESTIONS = 50;

/** Likely duplicates of a list, with the means to merge them. */
export function DuplicateGroups<List extends AuthorityList>({ config }: { config: ListConfig<List> }) {
  const { data, failure, retry } = config.useSuggestions();
  const { noun } = listDescriptions[config.list];
  if (failure) return <LoadFailure title="Kemungkinan ganda gagal dimuat" onRetry={retry} />;
  if (data === undefined) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <span className="sr-only">Memuat…</span>
        {[1, 2, 3, 4].map((index) => (
          <Skeleton key={index} className="h-40" />
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <Notice title={`Tidak ada ${noun} yang tampak ganda`}>
        Nama yang mirip atau ditulis dengan cara lain muncul di sini untuk digabungkan.
      </Notice>
    );
  }
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-muted">
        {formatNumber(data.length)} kelompok {data.length < MAX_SUGGESTIONS ? noun : `${noun} teratas`} yang mungkin
        sama. Pilih nama yang dipakai; buku dari nama lainnya dipindahkan ke sana.
      </p>
      <ul className="grid gap-3">
        {data.map((suggestion) => (
          <li key={suggestion.rows.map(({ id }) => id).join(" ")}>
            <DuplicateGroup config={config} suggestion={suggestion} />
          </li>
        ))}
      </ul>
    </>
  );
}
