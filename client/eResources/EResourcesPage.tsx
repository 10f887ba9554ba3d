import { Plus } from "lucide-react";
import { useState } from "react";
import { AdminPage } from "../admin/AdminPage";
import { useShortcut } from "../admin/shortcuts/useShortcut";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { FormSheet } from "../forms/FormSheet";
import { formatNumber } from "../format/formatNumber";
import { graphql } from "../gql/gql";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Notice } from "../ui/Notice";
import { Skeleton } from "../ui/Skeleton";
import { EResourceForm } from "./EResourceForm";
import { EResourceList } from "./EResourceList";

const EResourcesQuery = graphql(`
  query EResources {
    eResources(first: 100) {
      totalCount
      nodes {
        id
        ...EResourceList_eResource
      }
    }
  }
`);

/** External reading links, in the order of the navigation menu. */
export function EResourcesPage() {
  const { data, failure, retry } = usePageQuery(EResourcesQuery, {}, "none");
  const [isAdding, setIsAdding] = useState(false);
  const add = () => setIsAdding(true);
  useShortcut({ keys: "n", label: "Tambah e-resource", run: add });
  return (
    <AdminPage
      ownAddress="/admin/e-resources"
      title="E-Resource"
      count={data ? `${formatNumber(data.eResources.totalCount)} tautan` : undefined}
      actions={
        <button type="button" onClick={add} className={`needs-script ${buttonStyle("filled", "compact")}`}>
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Tambah e-resource
        </button>
      }
    >
      <p className="mb-4 max-w-prose text-sm text-muted">
        Tautan yang aktif tampil di menu E-Resource setiap halaman, dengan urutan ini.
      </p>
      {failure && <LoadFailure title="E-resource gagal dimuat" onRetry={retry} />}
      {!data && !failure && (
        <div aria-busy="true" className="grid gap-px">
          <span className="sr-only">Memuat…</span>
          {[1, 2, 3, 4, 5].map((index) => (
            <Skeleton key={index} className="h-18" />
          ))}
        </div>
      )}
      {data?.eResources.nodes.length === 0 && (
        <Notice
          title="Belum ada e-resource"
          actions={
            <button type="button" onClick={add} className={`needs-script ${buttonStyle("outlined", "compact")}`}>
              Tambah e-resource pertama
            </button>
          }
        >
          Tautan ke bacaan di tempat lain tampil di sini dan di menu setiap halaman. Contoh: iPusnas, Perpustakaan
          Nasional
        </Notice>
      )}
      {data && data.eResources.nodes.length > 0 && <EResourceList eResources={data.eResources.nodes} />}
      <FormSheet title="Tambah e-resource" isOpen={isAdding} onClose={() => setIsAdding(false)}>
        <EResourceForm eResource={null} onDone={() => setIsAdding(false)} />
      </FormSheet>
    </AdminPage>
  );
}
