import { ChevronRight, CircleCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { type DeskTasks_attentionStats, type TaskKind, useDeskTasks, WRONG } from "../admin/live/deskTasks";
import { formatNumber } from "../format/formatNumber";
import type { FragmentType } from "../gql/fragment-masking";
import { Skeleton } from "../ui/Skeleton";

const COUNT_STYLE = "order-last font-serif text-xl font-semibold tabular-nums sm:order-none";

interface AttentionProps {
  attention: FragmentType<typeof DeskTasks_attentionStats>;
  kind: TaskKind;
}

/** What waits for somebody at the desk, each with its number and the screen where that is done. */
export function Attention({ attention, kind }: AttentionProps) {
  const tasks = useDeskTasks(attention).filter((task) => task.kind === kind);
  const isOfData = kind === "data";
  if (isOfData && tasks.length === 0) return null;
  return (
    <section aria-labelledby={`perlu-${kind}`}>
      <h2 id={`perlu-${kind}`} className={isOfData ? "mb-2 font-serif text-lg font-semibold" : "sr-only"}>
        {isOfData ? "Data yang perlu dirapikan" : "Perlu dibereskan"}
      </h2>
      {tasks.length === 0 ? (
        <p className="flex items-center gap-3 rounded-2xl border border-line bg-card px-4 py-3.5 text-sm">
          <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-daun" />
          Tidak ada peminjam yang perlu dihubungi atau dilayani.
        </p>
      ) : (
        <ul className="task-grid">
          {tasks.map(({ field, count, title, detail, act, path, Icon, tone }) => (
            <li key={field}>
              <Link to={path} className="group flex h-full min-h-17 items-center gap-3 px-4 py-3 hover:bg-wash/60">
                <span className={`grid size-9 shrink-0 place-items-center rounded-lg ${tone}`}>
                  <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
                </span>
                <b className={`${COUNT_STYLE} ${tone === WRONG ? "text-bata" : ""}`}>{formatNumber(count)}</b>
                <span className="min-w-0 flex-1">
                  <span className="block text-sm font-semibold">{title}</span>
                  <span className="block text-xs text-muted">{detail}</span>
                </span>
                <span className="task-act">{act}</span>
                <ChevronRight
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="order-last size-4 shrink-0 text-muted sm:hidden"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function AttentionSkeleton() {
  return <Skeleton className="h-17 rounded-2xl" />;
}
