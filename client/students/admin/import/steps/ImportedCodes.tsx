import { useState } from "react";
import { usePageQuery } from "../../../../apollo/pageQuery/usePageQuery";
import { useApolloClient } from "@apollo/client/react";
import { MAX_BATCH_SIZE } from "../../../../apollo/maxBatchSize";
import { formatNumber } from "../../../../format/formatNumber";
import { CompactSelect } from "../../../../forms/fields/CompactField";
import { graphql } from "../../../../gql/gql";
import { showMessage } from "../../../../page/messages/flashMessage";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { ActivationCodesSheet } from "../../print/ActivationCodesSheet";
import type { SelectedStudent } from "../../selectedStudents";

const ImportedClassesQuery = graphql(`
  query ImportedClasses($id: ID!) {
    studentImport(id: $id) {
      id
      classes {
        name
        studentsCount
      }
    }
  }
`);

const ImportedStudentsQuery = graphql(`
  query ImportedStudents($id: ID!, $className: String!, $part: Int!) {
    studentImport(id: $id) {
      id
      students(className: $className, part: $part) {
        id
        databaseId
        nis
        name
        className
        expiresAt
      }
    }
  }
`);

/** Offers activation codes for the new students of the import who have no account yet, class by class. */
export function ImportedCodes({ id }: { id: string }) {
  const { data } = usePageQuery(ImportedClassesQuery, { id });
  const client = useApolloClient();
  const [chosen, setChosen] = useState(0);
  const [isLoading, setIsLoading] = useState(false);
  const [students, setStudents] = useState<readonly SelectedStudent[] | null>(null);
  const parts = (data?.studentImport?.classes ?? []).flatMap(partsOf);
  const part = parts[chosen] ?? parts[0];
  if (!part) return null;
  const total = (data?.studentImport?.classes ?? []).reduce((sum, { studentsCount }) => sum + studentsCount, 0);

  const open = async () => {
    if (isLoading) return;
    setIsLoading(true);
    const { className, number } = part;
    const result = await client
      .query({
        query: ImportedStudentsQuery,
        variables: { id, className, part: number },
        fetchPolicy: "network-only",
        errorPolicy: "none",
      })
      .catch(() => null);
    setIsLoading(false);
    const found = result?.data.studentImport?.students ?? [];
    if (found.length > 0) setStudents(found);
    else showMessage("Anggota kelas ini gagal dimuat. Coba lagi.", "error");
  };
  return (
    <section aria-labelledby="kode-impor" className="mt-4 rounded-2xl border border-line bg-card p-5">
      <h2 id="kode-impor" className="font-semibold">
        Kode aktivasi
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted text-pretty">
        {formatNumber(total)} anggota baru belum punya akun. Cetak slip kodenya per kelas, lalu bagikan.
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-2.5">
        <CompactSelect
          label="Kelas"
          value={String(chosen)}
          onChange={({ target }) => setChosen(Number(target.value))}
          className="min-w-48"
        >
          {parts.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </CompactSelect>
        <button
          type="button"
          aria-disabled={isLoading}
          onClick={() => void open()}
          className={buttonStyle("outlined", "compact")}
        >
          Cetak kode aktivasi
        </button>
      </div>
      <ActivationCodesSheet codesFor={students} classes={[]} className="" onClose={() => setStudents(null)} />
    </section>
  );
}

/** A class in parts of as many as get their codes together. */
function partsOf({ name, studentsCount }: { name: string; studentsCount: number }) {
  const title = name === "" ? "Tanpa kelas" : name;
  const count = Math.ceil(studentsCount / MAX_BATCH_SIZE);
  return Array.from({ length: count }, (_, index) => {
    const first = index * MAX_BATCH_SIZE + 1;
    const last = Math.min(first + MAX_BATCH_SIZE - 1, studentsCount);
    return {
      className: name,
      number: index + 1,
      label:
        count === 1
          ? `${title} (${formatNumber(studentsCount)} anggota)`
          : `${title}, anggota ${formatNumber(first)}–${formatNumber(last)}`,
    };
  });
}
