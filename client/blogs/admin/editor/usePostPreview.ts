import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { type RenderedText, useRenderedText } from "../../../admin/form/useRenderedText";
import { graphql } from "../../../gql/gql";

const BlogPostPreviewQuery = graphql(`
  query BlogPostPreview($id: ID, $title: String, $body: String) {
    blogPostPreview(id: $id, title: $title, body: $body) {
      slug
      excerpt
      bodyHtml
      readingMinutes
    }
  }
`);

interface PreviewedPost {
  /** Null while it is not known. */
  slug: string | null;
  excerpt: string;
  bodyHtml: string;
  readingMinutes: number | null;
}

export type PostPreview = PreviewedPost & Omit<RenderedText<PreviewedPost>, "shown">;

/** What readers will see, rendered by the server as it is when it is saved. */
export function usePostPreview(id: string | null, title: string, body: string, savedHtml: string): PostPreview {
  const client = useApolloClient();
  const render = useCallback(
    async (signal: AbortSignal): Promise<PreviewedPost | undefined> => {
      const { data } = await client.query({
        query: BlogPostPreviewQuery,
        // A title that is too long is refused when it is saved.
        variables: { id, title: title.slice(0, 200), body },
        fetchPolicy: "no-cache",
        context: { fetchOptions: { signal } },
      });
      return data?.blogPostPreview;
    },
    [client, id, title, body],
  );
  const saved: PreviewedPost = { slug: null, excerpt: "", bodyHtml: savedHtml, readingMinutes: null };
  const { shown, ...state } = useRenderedText(saved, render);
  return { ...shown, ...state };
}
