import { ExternalLink } from "lucide-react";
import { Link } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { RecordHistoryLink } from "../admin/history/RecordHistoryLink";
import { graphql } from "../gql/gql";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Skeleton } from "../ui/Skeleton";
import { SettingsForm } from "./form/SettingsForm";

const SettingsPageQuery = graphql(`
  query SettingsPage {
    settings {
      ...SettingsForm_settings
    }
    memberKinds(first: 30) {
      ...MemberKindsSection_memberKinds
    }
    loanRules(first: 100) {
      ...LoanRulesSection_loanRules
    }
    doorKey {
      ...DoorSection_doorKey
    }
    retention {
      ...PrivacySection_retention
    }
    backupInfo {
      ...BackupsSection_backupInfo
    }
    mailDelivery {
      ...NoticesSection_mailDelivery
    }
  }
`);

/** What the library is called, when it is open and how it shows itself. */
export function SettingsPage() {
  const { data, failure, retry } = usePageQuery(SettingsPageQuery, {}, "none");
  return (
    <AdminPage
      title="Pengaturan perpustakaan"
      actions={
        <>
          <RecordHistoryLink type="settings" />
          <Link to="/about" className={buttonStyle("outlined", "compact")}>
            <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Lihat halaman Tentang
          </Link>
        </>
      }
    >
      {failure && <LoadFailure title="Pengaturan gagal dimuat" onRetry={retry} />}
      {!data && !failure && (
        <div aria-busy="true" className="grid gap-5 xl:pr-58">
          <span className="sr-only">Memuat…</span>
          <Skeleton className="h-140 rounded-2xl" />
          <Skeleton className="h-96 rounded-2xl" />
        </div>
      )}
      {data && (
        <SettingsForm
          settings={data.settings}
          memberKinds={data.memberKinds}
          loanRules={data.loanRules}
          doorKey={data.doorKey ?? null}
          backupInfo={data.backupInfo}
          mailDelivery={data.mailDelivery}
          retention={data.retention}
        />
      )}
    </AdminPage>
  );
}
