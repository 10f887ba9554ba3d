import { AdminPage } from "../../../admin/AdminPage";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../../gql/gql";
import { CsvDrop } from "../../../importing/CsvDrop";
import { ImportSteps } from "../../../importing/ImportSteps";
import { PastImportList } from "../../../importing/past/PastImportList";
import { PastStudentImport } from "./PastStudentImport";
import { useUploadStudentImport } from "./useStudentImportCommands";
import { UploadLimit } from "../../../settings/uploads/UploadLimit";

const StudentImportPageQuery = graphql(`
  query StudentImportPage($first: Int!, $after: String) {
    studentImports(first: $first, after: $after) {
      totalCount
      edges {
        node {
          id
          ...PastStudentImport_studentImport
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const IMPORTS_PER_PAGE = 10;
/** What the server takes of students, however much it takes of books. */
const MOST_MEGABYTES = 20;
const CRUMBS = [{ label: "Anggota", path: "/admin/students" }];

/** Starts an import of students and lists earlier ones. */
export function StudentImportPage() {
  const query = usePageQuery(StudentImportPageQuery, {
    first: IMPORTS_PER_PAGE,
  });
  const { uploadStudentImport, ...state } = useUploadStudentImport();
  const imports = query.data?.studentImports;
  return (
    <AdminPage title="Impor Anggota" crumbs={CRUMBS}>
      <ImportSteps current={0} />
      <div className="mt-5">
        <CsvDrop
          also=".sql,.gz,.tgz,.tar,.zip"
          upload={uploadStudentImport}
          {...state}
          pathOf={({ studentImport }) => `/admin/students/imports/${studentImport.databaseId}`}
        >
          Daftar anggota dari Excel, Dapodik, cadangan basis data (.sql) atau ekspor SLiMS, atau sumber lain. Cukup ada
          kolom NIS dan nama. Data belum tersimpan; isinya diperiksa dulu.{" "}
          <UploadLimit kind="IMPORT" most={MOST_MEGABYTES} />
        </CsvDrop>
      </div>
      <PastImportList query={query} imports={imports}>
        {imports?.edges.map(({ node }) => (
          <PastStudentImport key={node.id} studentImport={node} />
        ))}
      </PastImportList>
    </AdminPage>
  );
}
