import { Skeleton } from "../ui/Skeleton";

/** Placeholder for the text. As tall as the screen, so that nothing below it shifts when the text arrives. */
export function AboutSkeleton() {
  return (
    <div aria-busy="true" className="min-h-dvh max-w-140 lg:max-w-156">
      <span className="sr-only">Memuat…</span>
      {["w-full", "w-11/12", "w-4/5", "w-full", "w-10/12", "w-full", "w-11/12", "w-3/5"].map((width, index) => (
        <Skeleton key={index} className={`mb-4 h-6 ${width}`} />
      ))}
    </div>
  );
}
