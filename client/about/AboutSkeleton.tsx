import { Skeleton } from "../ui/Skeleton";

/** Of the text; what stands beside it follows with it. */
export function AboutSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only">Memuat…</span>
      {["w-full", "w-11/12", "w-4/5", "w-full", "w-10/12", "w-full", "w-11/12", "w-3/5"].map((width, line) => (
        <Skeleton key={line} className={`mb-4 h-6 ${width}`} />
      ))}
    </div>
  );
}
