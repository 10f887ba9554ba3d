import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { TopicPlaces_TopicFragment } from "../../gql/graphql";
import { subjectHref } from "./subjectHref";

export const TopicPlaces_topic = graphql(`
  fragment TopicPlaces_topic on BookTopic {
    label
    classes {
      code
      name
      booksCount
    }
    subjects {
      booksCount
      subject {
        id
        databaseId
        name
      }
    }
  }
`);

/** So many books of a subject are counted. */
const MAX_COUNTED = 1000;

export interface TopicPlace {
  href: string;
  kind: "Klasifikasi" | "Subjek";
  name: string;
  count: string;
}

interface LocatedTopic {
  label: string;
  /** The nearest first. */
  places: readonly TopicPlace[];
}

/** Where in this library the books on each topic stand: in its classes, and under subjects. */
export function topicPlaces(refs: readonly FragmentType<typeof TopicPlaces_topic>[]): LocatedTopic[] {
  return readFragment(TopicPlaces_topic, refs).map((topic) => ({ label: topic.label, places: placesOf(topic) }));
}

function placesOf({ classes, subjects }: TopicPlaces_TopicFragment): TopicPlace[] {
  return [
    ...classes.map(({ code, name, booksCount }) => ({
      href: `/books?${new URLSearchParams({ class: code })}`,
      kind: "Klasifikasi" as const,
      name: `${code} ${name}`,
      count: formatNumber(booksCount),
    })),
    ...subjects.map(({ subject, booksCount }) => ({
      href: subjectHref(subject),
      kind: "Subjek" as const,
      name: subject.name,
      count: formatNumber(booksCount) + (booksCount < MAX_COUNTED ? "" : "+"),
    })),
  ];
}
