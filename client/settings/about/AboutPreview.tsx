import { useApolloClient } from "@apollo/client/react";
import { type MouseEvent, useEffect, useState } from "react";
import { toReadFailure } from "../../apollo/operationResult";
import { ArticleBody } from "../../blogs/ArticleBody";
import { graphql } from "../../gql/gql";

const AboutTextPreviewQuery = graphql(`
  query AboutTextPreview($aboutText: String!) {
    aboutTextPreview(aboutText: $aboutText)
  }
`);

/** A pause in typing after which what was typed is shown. */
const PAUSE_MS = 400;

interface Preview {
  html: string;
  /** Why what is shown is not what is typed. */
  problem: string | null;
}

/** The about text as readers will see it, rendered by the server as it is when it is saved. */
export function AboutPreview({ aboutText }: { aboutText: string }) {
  const client = useApolloClient();
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      try {
        const { data } = await client.query({
          query: AboutTextPreviewQuery,
          variables: { aboutText },
          fetchPolicy: "no-cache",
          context: { fetchOptions: { signal: controller.signal } },
        });
        if (data && !controller.signal.aborted) setPreview({ html: data.aboutTextPreview, problem: null });
      } catch (error) {
        if (controller.signal.aborted) return;
        const { isUnexplained, message } = toReadFailure(error);
        const problem = isUnexplained ? "Pratinjau tertunda: server tidak menjawab. Tulisan Anda tetap ada." : message;
        setPreview((now) => ({ html: now?.html ?? "", problem }));
      }
    };
    const isEmpty = aboutText.trim() === "";
    const timer = setTimeout(() => (isEmpty ? setPreview({ html: "", problem: null }) : void ask()), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, aboutText]);
  /** One is writing: its links lead nowhere. */
  const stay = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest("a"))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="flex min-h-48 flex-col rounded-xl border border-line md:col-span-2">
      <p role="status" className="border-b border-line px-4 py-2 text-sm text-muted">
        {preview?.problem ?? "Pratinjau halaman Tentang"}
      </p>
      <div
        role="region"
        aria-label="Pratinjau halaman Tentang"
        tabIndex={0}
        onClickCapture={stay}
        className="max-h-80 overflow-auto rounded-b-xl px-4 py-3"
      >
        {preview === null ? (
          <p className="text-sm text-muted">Memuat…</p>
        ) : preview.html === "" && preview.problem === null ? (
          <p className="text-sm text-muted">Kosong: teks bawaan tampil di halaman Tentang.</p>
        ) : (
          <ArticleBody html={preview.html} />
        )}
      </div>
    </div>
  );
}
