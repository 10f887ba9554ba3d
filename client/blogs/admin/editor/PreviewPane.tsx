import type { RefObject } from "react";
import { stayWhileWriting } from "../../../admin/form/stayWhileWriting";
import { formatNumber } from "../../../format/formatNumber";
import { ArticleBody } from "../../../page/ArticleBody";
import type { PostPreview } from "./usePostPreview";

interface PreviewPaneProps {
  pane: RefObject<HTMLDivElement | null>;
  title: string;
  preview: PostPreview;
}

/** The post as readers will see it. */
export function PreviewPane({ pane, title, preview }: PreviewPaneProps) {
  const { bodyHtml, readingMinutes, problem, isLoading } = preview;
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <p role="status" className="flex min-h-12 items-center gap-2 border-b border-line px-4 text-sm text-muted">
        {problem ??
          (readingMinutes === null || !bodyHtml
            ? "Pratinjau"
            : `Pratinjau · ${formatNumber(readingMinutes)} menit baca`)}
      </p>
      <div
        ref={pane}
        role="region"
        aria-label="Pratinjau tulisan"
        aria-busy={isLoading}
        tabIndex={0}
        onClickCapture={stayWhileWriting}
        className="post-preview"
      >
        <p className="mb-5 font-serif text-2xl font-semibold text-balance wrap-break-word">{title || "Tanpa judul"}</p>
        {bodyHtml ? (
          <ArticleBody html={bodyHtml} />
        ) : (
          <p className="text-muted">Tulisan Anda tampil di sini seperti pembaca melihatnya.</p>
        )}
      </div>
    </div>
  );
}
