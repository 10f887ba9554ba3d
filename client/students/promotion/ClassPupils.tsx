import { useState } from "react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Pill } from "../../ui/Pill";
import { Skeleton } from "../../ui/Skeleton";
import { decisionText } from "./promotionLabels";
import { type Decision, type PromotionPlan, TARGETS_LIST, withExceptions } from "./promotionPlan";

const ClassPupilsQuery = graphql(`
  query ClassPupils($className: String!) {
    active: students(first: 100, filter: { className: $className, status: ACTIVE }) {
      edges {
        node {
          id
          nis
          name
          className
        }
      }
      pageInfo {
        hasNextPage
      }
    }
    suspended: students(first: 100, filter: { className: $className, status: SUSPENDED }) {
      edges {
        node {
          id
          nis
          name
          className
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`);

interface ClassPupilsProps {
  className: string;
  /** The class leaves the school. */
  isLeaving: boolean;
  plan: PromotionPlan;
  onChange: (plan: PromotionPlan) => void;
}

/** The pupils of a class, to be ticked and given another way than the class. */
export function ClassPupils({ className, isLeaving, plan, onChange }: ClassPupilsProps) {
  const { data, failure, retry } = usePageQuery(ClassPupilsQuery, { className });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState("");
  if (failure) return <LoadFailure title="Siswa kelas ini gagal dimuat" onRetry={retry} />;
  if (!data) return <Skeleton className="m-4 h-40" />;
  const pupils = [
    ...data.active.edges.map(({ node }) => ({ ...node, isSuspended: false })),
    ...data.suspended.edges.map(({ node }) => ({ ...node, isSuspended: true })),
  ].map((pupil) => ({ ...pupil, className: pupil.className ?? null }));
  const hasMore = data.active.pageInfo.hasNextPage || data.suspended.pageInfo.hasNextPage;
  const chosen = pupils.filter(({ id }) => ticked.has(id));
  const decide = (decision: Decision | null) => {
    onChange(withExceptions(plan, chosen, decision));
    setTicked(new Set());
  };
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  const isAllTicked = chosen.length === pupils.length;
  return (
    <div className="border-t border-line bg-paper px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          onClick={() => setTicked(isAllTicked ? new Set() : new Set(pupils.map(({ id }) => id)))}
          className={buttonStyle("quiet", "compact")}
        >
          {isAllTicked ? "Batalkan semua" : "Pilih semua"}
        </button>
        <p role="status" className="mr-2 text-sm text-muted tabular-nums">
          {chosen.length === 0 ? "Centang siswa yang tidak ikut kelasnya." : `${formatNumber(chosen.length)} dicentang`}
        </p>
        {chosen.length > 0 && (
          <>
            <DecisionButton label="Tinggal kelas" onClick={() => decide({ action: "STAY", targetClassName: null })} />
            {isLeaving ? (
              <DecisionButton label="Tidak diubah" onClick={() => decide({ action: "SKIP", targetClassName: null })} />
            ) : (
              <DecisionButton label="Lulus" onClick={() => decide({ action: "GRADUATE", targetClassName: null })} />
            )}
            <DecisionButton label="Pindah sekolah" onClick={() => decide({ action: "MOVE", targetClassName: null })} />
            <form
              onSubmit={(event) => {
                event.preventDefault();
                const name = target.replace(/\s+/gu, " ").trim();
                if (name !== "") decide({ action: "PROMOTE", targetClassName: name });
              }}
              className="flex items-center gap-1.5"
            >
              <input
                aria-label="Kelas tujuan untuk siswa yang dicentang"
                placeholder="Kelas lain"
                value={target}
                maxLength={100}
                list={TARGETS_LIST}
                autoComplete="off"
                onChange={({ target: input }) => setTarget(input.value)}
                className="field h-11 w-32 px-3 sm:text-sm lg:h-9 lg:rounded-lg"
              />
              <button type="submit" className={buttonStyle("outlined", "compact")}>
                Naik ke sini
              </button>
            </form>
            <DecisionButton label="Ikut kelasnya" onClick={() => decide(null)} />
          </>
        )}
      </div>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {pupils.map(({ id, nis, name, isSuspended }) => {
          const exception = plan.exceptions[id];
          return (
            <li key={id}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm lg:min-h-9">
                <input type="checkbox" checked={ticked.has(id)} onChange={() => toggle(id)} className="checkbox" />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {name} <span className="text-muted tabular-nums">{nis}</span>
                </span>
                {isSuspended && <Pill tone="wrong">Ditangguhkan</Pill>}
                {exception && <Pill tone="plain">{decisionText(exception)}</Pill>}
              </label>
            </li>
          );
        })}
      </ul>
      {hasMore && (
        <p className="mt-2 text-sm text-muted">
          Hanya 100 siswa pertama yang ditampilkan. Siswa lain dapat dicari lewat kolom pencarian di atas.
        </p>
      )}
    </div>
  );
}

function DecisionButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={buttonStyle("outlined", "compact")}>
      {label}
    </button>
  );
}
