import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { graphql } from "../../gql/gql";
import type { CopiesToLabelInput, LabelCopiesQuery } from "../../gql/graphql";
import { type LabelSource, questionsOf } from "./labelSource";

const LabelCopiesQuery = graphql(`
  query LabelCopies($of: CopiesToLabelInput!, $first: Int!, $after: String, $withAuthors: Boolean!) {
    copiesToLabel(of: $of, first: $first, after: $after) {
      nodes {
        id
        itemCode
        callNumber
        book {
          id
          databaseId
          title
          authors @include(if: $withAuthors) {
            ...AuthorNames_author
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export type LabelCopy = LabelCopiesQuery["copiesToLabel"]["nodes"][number];

/** Labels of one print job: more sheets than that nobody puts into a printer at once. */
export const MAX_LABELS = 1_000;
const PAGE_SIZE = 100;

/** Where a print job begins: the question, and the place in its answer. */
export interface JobStart {
  question: number;
  after: string | null;
}

export const FIRST_JOB: JobStart = { question: 0, after: null };

export type LabelCopies =
  | { state: "loading"; loaded: number }
  | { state: "ready"; copies: readonly LabelCopy[]; next: JobStart | null }
  /** With the server's words where the range cannot be printed. */
  | { state: "failed"; message: string | null };

const LOADING: LabelCopies = { state: "loading", loaded: 0 };

/** The copies of a print job, read page by page. */
export function useLabelCopies(
  source: LabelSource | null,
  start: JobStart,
  attempt: number,
  withAuthors: boolean,
): LabelCopies {
  const client = useApolloClient();
  const key = JSON.stringify([source, start, withAuthors, attempt]);
  const [answer, setAnswer] = useState<{ key: string; copies: LabelCopies }>({ key: "", copies: LOADING });
  useEffect(() => {
    const [wanted, from, authors] = JSON.parse(key) as [LabelSource | null, JobStart, boolean];
    if (wanted === null) return;
    let isWanted = true;
    const show = (copies: LabelCopies) => {
      if (isWanted) setAnswer({ key, copies });
      return isWanted;
    };
    void readJob(client, questionsOf(wanted), from, show, authors);
    return () => {
      isWanted = false;
    };
  }, [client, key]);
  return answer.key === key ? answer.copies : LOADING;
}

/** Stops as soon as `show` says that nobody looks any more. */
export async function readJob(
  client: ApolloClient,
  questions: readonly CopiesToLabelInput[],
  start: JobStart,
  show: (copies: LabelCopies) => boolean,
  withAuthors = false,
): Promise<void> {
  const copies: LabelCopy[] = [];
  let next: JobStart | null = questions.length > start.question ? start : null;
  try {
    while (next !== null && copies.length < MAX_LABELS) {
      const { question, after }: JobStart = next;
      const of = questions[question];
      if (!of || !show({ state: "loading", loaded: copies.length })) return;
      const first = Math.min(PAGE_SIZE, MAX_LABELS - copies.length);
      // Not cached: a call number that is mended meanwhile is read when one comes back.
      const { data, error } = await client.query({
        query: LabelCopiesQuery,
        variables: { of, first, after, withAuthors },
        fetchPolicy: "no-cache",
      });
      if (!data) {
        show({ state: "failed", message: refusalText(error) });
        return;
      }
      const { nodes, pageInfo } = data.copiesToLabel;
      copies.push(...nodes);
      if (pageInfo.hasNextPage) next = { question, after: pageInfo.endCursor ?? null };
      else next = question + 1 < questions.length ? { question: question + 1, after: null } : null;
    }
    show({ state: "ready", copies, next });
  } catch (error) {
    show({ state: "failed", message: refusalText(error) });
  }
}

/** The server's words for what was typed wrongly; null for a failure that may pass. */
function refusalText(error: unknown): string | null {
  const { errors = [] } = (error ?? {}) as {
    errors?: readonly { message?: string; extensions?: { code?: unknown } }[];
  };
  const refusal = errors.find(({ extensions }) => extensions?.code === "BAD_USER_INPUT");
  return refusal?.message ?? null;
}
