import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { stayWhileWriting } from "../../admin/form/stayWhileWriting";
import { useRenderedText } from "../../admin/form/useRenderedText";
import { ArticleBody } from "../../page/ArticleBody";
import { graphql } from "../../gql/gql";

const AboutTextPreviewQuery = graphql(`
  query AboutTextPreview($aboutText: String!) {
    aboutTextPreview(aboutText: $aboutText)
  }
`);

/** The about text as readers will see it, rendered by the server as it is when it is saved. */
export function AboutPreview({ aboutText }: { aboutText: string }) {
  const client = useApolloClient();
  const render = useCallback(
    async (signal: AbortSignal): Promise<string | undefined> => {
      if (aboutText.trim() === "") return "";
      const { data } = await client.query({
        query: AboutTextPreviewQuery,
        variables: { aboutText },
        fetchPolicy: "no-cache",
        context: { fetchOptions: { signal } },
      });
      return data?.aboutTextPreview;
    },
    [client, aboutText],
  );
  const { shown: html, problem } = useRenderedText<string | null>(null, render);
  return (
    <div className="flex min-h-48 flex-col rounded-xl border border-line md:col-span-2">
      <p role="status" className="border-b border-line px-4 py-2 text-sm text-muted">
        {problem ?? "Pratinjau halaman Tentang"}
      </p>
      <div
        role="region"
        aria-label="Pratinjau halaman Tentang"
        tabIndex={0}
        onClickCapture={stayWhileWriting}
        className="max-h-80 overflow-auto rounded-b-xl px-4 py-3"
      >
        {html === null && problem === null ? (
          <p className="text-sm text-muted">Memuat…</p>
        ) : html === "" && problem === null ? (
          <p className="text-sm text-muted">Jika kosong, teks bawaan tampil di halaman Tentang.</p>
        ) : (
          <ArticleBody html={html ?? ""} />
        )}
      </div>
    </div>
  );
}
