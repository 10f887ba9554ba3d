import { CircleHelp } from "lucide-react";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { NeedsCheck } from "./NeedsCheck";

const AssessmentSummary_assessment = graphql(`
  fragment AssessmentSummary_assessment on AccreditationAssessment {
    total
    mostTotal
    state
    uncheckedCount
    components {
      score
      maxScore
      value
      component {
        name
        weight
        needsCheck
      }
    }
  }
`);

interface AssessmentSummaryProps {
  assessment: FragmentType<typeof AssessmentSummary_assessment>;
  /** Of the instrument. */
  source: string | null;
}

/** What the answers come to by the weights, what that leaves open, and where the instrument is from. */
export function AssessmentSummary({ assessment: ref, source }: AssessmentSummaryProps) {
  const { total, mostTotal, state, components } = readFragment(AssessmentSummary_assessment, ref);
  return (
    <section aria-labelledby="rekapitulasi" className="rounded-2xl border border-line bg-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 pt-4">
        <h2 id="rekapitulasi" className="font-serif text-xl font-semibold">
          Rekapitulasi
        </h2>
        <p className="text-sm text-muted">
          Nilai akhir{" "}
          <strong className="font-serif text-2xl font-semibold text-ink tabular-nums">
            {total === null ? "–" : formatNumber(total)}
          </strong>
          {mostTotal !== null && ` dari ${formatNumber(mostTotal)}`}
        </p>
      </div>
      <p className="mt-1 px-4 text-sm text-muted text-pretty">{state}</p>
      <div role="group" aria-labelledby="rekapitulasi" tabIndex={0} className="mt-3 overflow-x-auto">
        <table aria-labelledby="rekapitulasi" className="w-full text-sm">
          <thead className="text-left text-muted">
            <tr>
              <th className="py-2 pr-3 pl-4 font-medium">Komponen</th>
              <th className="px-3 py-2 text-right font-medium">Skor</th>
              <th className="px-3 py-2 text-right font-medium">Bobot</th>
              <th className="py-2 pr-4 pl-3 text-right font-medium">Nilai</th>
            </tr>
          </thead>
          <tbody>
            {components.map(({ score, maxScore, value, component }, index) => (
              <tr key={index} className="border-t border-line">
                <th scope="row" className="min-w-40 py-2 pr-3 pl-4 text-left font-normal">
                  {component.name}
                </th>
                <td className="px-3 py-2 text-right whitespace-nowrap tabular-nums">
                  {formatNumber(score)} / {formatNumber(maxScore)}
                </td>
                <td className="px-3 py-2 text-right tabular-nums">
                  <span className="inline-flex flex-wrap items-center justify-end gap-1.5">
                    {typeof component.weight === "number" ? formatNumber(component.weight) : "belum diisi"}
                    {component.needsCheck && <NeedsCheck />}
                  </span>
                </td>
                <td className="py-2 pr-4 pl-3 text-right tabular-nums">
                  {typeof value === "number" ? formatNumber(value) : "–"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {source !== null && (
        <p className="flex items-start gap-2 border-t border-line px-4 py-3 text-sm text-muted text-pretty">
          <CircleHelp aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          <span>
            <span className="font-semibold text-ink">Sumber.</span> {source}
          </span>
        </p>
      )}
    </section>
  );
}
