import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { toReadFailure } from "../../../apollo/operationResult";
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

/** A pause in typing after which what was typed is shown. */
const PAUSE_MS = 400;

export interface PostPreview {
  /** Null while it is not known. */
  slug: string | null;
  excerpt: string;
  bodyHtml: string;
  readingMinutes: number | null;
  /** Why what is shown is not what is typed. */
  problem: string | null;
  isLoading: boolean;
}

/** What readers will see, rendered by the server as it is when it is saved. */
export function usePostPreview(id: string | null, title: string, body: string, savedHtml: string): PostPreview {
  const client = useApolloClient();
  const [preview, setPreview] = useState<PostPreview>({
    slug: null,
    excerpt: "",
    bodyHtml: savedHtml,
    readingMinutes: null,
    problem: null,
    isLoading: false,
  });
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      setPreview((now) => ({ ...now, isLoading: true }));
      try {
        const { data } = await client.query({
          query: BlogPostPreviewQuery,
          // A title that is too long is refused when it is saved.
          variables: { id, title: title.slice(0, 200), body },
          fetchPolicy: "no-cache",
          context: { fetchOptions: { signal: controller.signal } },
        });
        if (!controller.signal.aborted && data) {
          setPreview({ ...data.blogPostPreview, problem: null, isLoading: false });
        }
      } catch (error) {
        if (controller.signal.aborted) return;
        const { isUnexplained, message } = toReadFailure(error);
        const problem = isUnexplained ? "Pratinjau tertunda: server tidak menjawab. Tulisan Anda tetap ada." : message;
        setPreview((now) => ({ ...now, problem, isLoading: false }));
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, id, title, body]);
  return preview;
}
