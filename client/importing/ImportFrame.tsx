import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import type { Crumb } from "../admin/Breadcrumb";
import { DeskMessage } from "../admin/DeskMessage";
import type { PageQuery } from "../apollo/pageQuery/PageQuery";
import type { RecordType } from "../admin/history/recordLabels";
import { RecordHistoryLink } from "../admin/history/RecordHistoryLink";
import { LoadFailure } from "../ui/LoadFailure";
import { LoadingBlock } from "../ui/LoadingBlock";
import { ImportSteps } from "./ImportSteps";

/** The number in the import's URL, as its query asks for it; 0 for what cannot be one. */
export function useImportNumber(): number {
  const { importId = "" } = useParams();
  return /^\d{1,9}$/.test(importId) ? Number(importId) : 0;
}

interface ImportFrameProps {
  title: string;
  crumbs: readonly Crumb[];
  query: Pick<PageQuery<unknown, never>, "failure" | "isLoading" | "retry">;
  /** As the audit trail names such imports. */
  recordType: RecordType;
  /** The screen that lists imports and takes the next file. */
  listPath: string;
  /** Missing until the import is known, and where there is none. */
  currentStep: number | undefined;
  /** The current step. */
  children: ReactNode;
}

/** Frame of an import's page: loading, failed, not there, or its steps with the current one below. */
export function ImportFrame({ title, crumbs, query, recordType, listPath, currentStep, children }: ImportFrameProps) {
  const databaseId = useImportNumber();
  const { failure, isLoading, retry } = query;
  if (currentStep === undefined && !isLoading && !failure) {
    return (
      <DeskMessage status={404} title="Impor ini tidak ditemukan" links={[{ label: "Impor lain", path: listPath }]}>
        Berkas yang tidak dilanjutkan terhapus setelah sehari.
      </DeskMessage>
    );
  }
  return (
    <AdminPage
      title={title}
      crumbs={crumbs}
      actions={currentStep !== undefined && <RecordHistoryLink type={recordType} databaseId={databaseId} />}
    >
      {failure && <LoadFailure title="Impor gagal dimuat" onRetry={retry} />}
      {currentStep === undefined && isLoading && <LoadingBlock className="h-96" />}
      {currentStep !== undefined && (
        <>
          <ImportSteps current={currentStep} />
          <div className="mt-5">{children}</div>
        </>
      )}
    </AdminPage>
  );
}
