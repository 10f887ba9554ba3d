import { type RefObject, useRef, useState } from "react";
import type { FormErrors } from "../../../forms/errors/useFormErrors";
import { MarkdownEditor } from "./MarkdownEditor";
import { PreviewPane } from "./PreviewPane";
import type { PostPreview } from "./usePostPreview";

interface BodySectionProps {
  form: string;
  area: RefObject<HTMLTextAreaElement | null>;
  title: string;
  value: string;
  /** Those of the whole form, as they were shown last. */
  formErrors: FormErrors;
  error: string | undefined;
  isChanged: boolean;
  preview: PostPreview;
  onChange: (value: string) => void;
}

const VIEWS = [
  ["write", "Tulis"],
  ["preview", "Pratinjau"],
] as const;

/** The text and its preview: side by side where there is room, else one of them. */
export function BodySection(props: BodySectionProps) {
  const { form, area, title, value, formErrors, error, isChanged, preview, onChange } = props;
  const [view, setView] = useState<"write" | "preview">("write");
  const [shownErrors, setShownErrors] = useState(formErrors);
  if (formErrors !== shownErrors) {
    setShownErrors(formErrors);
    // Before the form moves the focus there, which a hidden text cannot take.
    if (error !== undefined) setView("write");
  }
  const pane = useRef<HTMLDivElement>(null);
  const follow = (share: number) => {
    const element = pane.current;
    if (element) element.scrollTop = share * (element.scrollHeight - element.clientHeight);
  };
  return (
    <section aria-label="Isi">
      <div className="needs-script mb-2 flex gap-2 lg:hidden">
        {VIEWS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => setView(name)}
            className="filter-tab"
          >
            {label}
          </button>
        ))}
      </div>
      <div className="grid overflow-hidden rounded-2xl border border-line bg-card lg:grid-cols-2">
        <div className={view === "write" ? "" : "max-lg:hidden"}>
          <MarkdownEditor
            form={form}
            area={area}
            value={value}
            error={error}
            isChanged={isChanged}
            onChange={onChange}
            onScroll={follow}
          />
        </div>
        <div className={`border-line lg:border-l ${view === "preview" ? "" : "max-lg:hidden"}`}>
          <PreviewPane pane={pane} title={title} preview={preview} />
        </div>
      </div>
    </section>
  );
}
