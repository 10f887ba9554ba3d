import { useState } from "react";
import { X } from "lucide-react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { SearchField } from "../../ui/search/SearchField";
import { useSearchText } from "../../ui/search/useSearchText";
import { decisionText } from "./promotionLabels";
import { type PromotionPlan, withExceptions } from "./promotionPlan";

const FindPupilQuery = graphql(`
  query FindPupil($search: String!) {
    active: students(first: 6, search: $search, filter: { status: ACTIVE }) {
      edges {
        node {
          id
          nis
          name
          className
        }
      }
    }
    suspended: students(first: 2, search: $search, filter: { status: SUSPENDED }) {
      edges {
        node {
          id
          nis
          name
          className
        }
      }
    }
  }
`);

interface FindPupilProps {
  plan: PromotionPlan;
  onChange: (plan: PromotionPlan) => void;
}

/** Who does not go with the class: found by name or number, and listed with the way back. */
export function FindPupil({ plan, onChange }: FindPupilProps) {
  const [search, setSearch] = useState("");
  const { text, onType, clear, submit } = useSearchText(search, (typed) => setSearch(typed.trim()));
  const exceptions = Object.entries(plan.exceptions);
  return (
    <section aria-labelledby="pengecualian" className="rounded-2xl border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="pengecualian" className="font-semibold">
          Tidak ikut kelasnya{" "}
          <span className="font-normal text-muted tabular-nums">{formatNumber(exceptions.length)}</span>
        </h2>
        <form role="search" onSubmit={submit} className="min-w-0 flex-1 basis-60 sm:max-w-96">
          <SearchField
            size="compact"
            label="Cari siswa yang tinggal kelas"
            placeholder="Cari nama atau NIS yang tinggal kelas"
            value={text}
            onChange={({ target }) => onType(target.value)}
            onClear={clear}
          />
        </form>
      </div>
      {search !== "" && <FoundPupils search={search} plan={plan} onChange={onChange} />}
      {exceptions.length > 0 && (
        <ul aria-label="Tidak ikut kelasnya" className="mt-3 flex flex-wrap gap-2">
          {exceptions.map(([id, exception]) => (
            <li
              key={id}
              className="flex items-center gap-1 rounded-lg border border-line bg-paper py-0.5 pr-1 pl-3 text-sm"
            >
              <span>
                <span className="font-semibold">{exception.name}</span>{" "}
                <span className="text-muted">
                  {exception.className} · {decisionText(exception)}
                </span>
              </span>
              <button
                type="button"
                aria-label={`${exception.name} ikut kelasnya lagi`}
                onClick={() => onChange(withExceptions(plan, [{ id, ...exception }], null))}
                className="icon-button lg:size-8"
              >
                <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FoundPupils({ search, plan, onChange }: FindPupilProps & { search: string }) {
  const { data, previousData } = usePageQuery(FindPupilQuery, { search });
  const found = data ?? previousData;
  const pupils = [...(found?.active.edges ?? []), ...(found?.suspended.edges ?? [])].map(({ node }) => ({
    ...node,
    className: node.className ?? null,
  }));
  if (found && pupils.length === 0) return <p className="mt-2 text-sm text-muted">Tidak ada siswa aktif yang cocok.</p>;
  return (
    <ul aria-label="Hasil pencarian" className="mt-2 grid gap-x-6 sm:grid-cols-2">
      {pupils.map((pupil) => (
        <li key={pupil.id} className="flex items-center gap-3 py-0.5 text-sm">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {pupil.name} <span className="text-muted tabular-nums">{[pupil.nis, pupil.className].join(" · ")}</span>
          </span>
          {plan.exceptions[pupil.id] ? (
            <span className="text-muted">sudah dicatat</span>
          ) : (
            <button
              type="button"
              onClick={() => onChange(withExceptions(plan, [pupil], { action: "STAY", targetClassName: null }))}
              className={buttonStyle("outlined", "compact")}
            >
              Tinggal kelas<span className="sr-only"> untuk {pupil.name}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
