import { formatNumber } from "../../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";

export const StudentImportBalance_studentImport = graphql(`
  fragment StudentImportBalance_studentImport on StudentImport {
    id
    counts {
      rows
      imported
      updated
      unchanged
      held
      refused
    }
    reading {
      columns {
        header
        field
        reason
        samples
      }
    }
  }
`);

/** Eight digits and more: numbers of people, which nobody leaves out by intention. */
const NUMBER_LIKE = /^\+?\d[\d .-]{6,}$/;

/** Every row by what becomes of it, and the columns that nothing is taken from with what stands in them. */
export function StudentImportBalance({
  studentImport: ref,
}: {
  studentImport: FragmentType<typeof StudentImportBalance_studentImport>;
}) {
  const { counts, reading } = readFragment(StudentImportBalance_studentImport, ref);
  const parts = [
    [counts.imported, "baru"],
    [counts.updated, "diubah"],
    [counts.unchanged, "tidak diubah"],
    [counts.held, "tidak diambil"],
    [counts.refused, "ditolak"],
  ] as const;
  const outside = counts.held + counts.refused;
  const unused = reading.columns
    .map(({ samples, ...column }, place) => ({ ...column, place, samples: samples.filter((sample) => sample !== "") }))
    .filter(({ field, reason, samples }) => !field && reason !== "SECRET" && reason !== "REPORT" && samples.length > 0);
  return (
    <div className="mt-3 grid gap-3">
      <p className="text-sm text-muted tabular-nums text-pretty">
        {formatNumber(counts.rows)} baris ={" "}
        {parts.map(([count, label]) => `${formatNumber(count)} ${label}`).join(" + ")}
      </p>
      {outside > 0 && (
        <p role="status" className="rounded-xl bg-bata-soft px-4 py-3 text-sm font-medium text-bata text-pretty">
          {formatNumber(outside)} baris berkas tidak masuk. Alasannya tertulis pada setiap baris di bawah.
        </p>
      )}
      {unused.length > 0 && (
        <details className="rounded-xl border border-line bg-card px-4 py-3 text-sm">
          <summary className="cursor-pointer font-medium">
            {formatNumber(unused.length)} kolom berkas tidak dipakai
          </summary>
          <ul className="mt-2 grid gap-1.5">
            {unused.map(({ header, place, samples }) => {
              const isNumber = samples.every((sample) => NUMBER_LIKE.test(sample));
              return (
                <li key={place} className="wrap-anywhere">
                  <span className="font-semibold">{header === "" ? `Kolom ${place + 1}` : header}</span>
                  <span className="text-muted">: {samples.join(" · ")}</span>
                  {isNumber && (
                    <span className="font-medium text-bata"> Seperti nomor. Periksa apakah diperlukan.</span>
                  )}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
