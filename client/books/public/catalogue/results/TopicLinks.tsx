import { Link } from "react-router-dom";
import type { FragmentType } from "../../../../gql/fragment-masking";
import { type TopicPlaces_topic, topicPlaces } from "../../topicPlaces";

/** More are no choice any more. */
const MAX_LINKS = 8;

interface TopicLinksProps {
  topics: readonly FragmentType<typeof TopicPlaces_topic>[];
}

/** Where in this library the books on a searched topic stand. */
export function TopicLinks({ topics: refs }: TopicLinksProps) {
  const places = topicPlaces(refs).flatMap((topic) => topic.places);
  const links = [...new Map(places.map((place) => [place.href, place])).values()].slice(0, MAX_LINKS);
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="topik" className="mb-4">
      <h3 id="topik" className="text-sm text-muted">
        Jelajahi topik
      </h3>
      <ul className="mt-2 flex gap-2 overflow-x-auto sm:flex-wrap">
        {links.map(({ href, kind, name, count }) => (
          <li key={href} className="min-w-0 shrink-0 sm:shrink">
            <Link to={href} aria-label={`${kind} ${name}, ${count} buku`} className="subject-link gap-2">
              <span className="wrap-break-word">{name}</span>
              <span className="font-normal text-muted tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
