import { ExternalLink } from "lucide-react";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { Skeleton } from "../../ui/Skeleton";

const EResourceLinks_eResource = graphql(`
  fragment EResourceLinks_eResource on EResource {
    id
    label
    url
    active
  }
`);

export interface EResourceLinksProps {
  eResources: readonly FragmentType<typeof EResourceLinks_eResource>[];
  isLoading: boolean;
}

export function EResourceLinks({ eResources: refs, isLoading }: EResourceLinksProps) {
  const eResources = readFragment(EResourceLinks_eResource, refs).filter(
    ({ url, active }) => active && isWebAddress(url),
  );
  if (isLoading) {
    return (
      <div className="space-y-3 p-3">
        <span className="sr-only">Memuat…</span>
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-5 w-44" />
      </div>
    );
  }
  if (eResources.length === 0) return <p className="p-3 text-sm text-muted">Belum ada konten</p>;
  return (
    <ul>
      {eResources.map(({ id, label, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer" className="menu-link justify-between">
            <span className="min-w-0 wrap-break-word">{label}</span>
            <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
            <span className="sr-only">(buka di tab baru)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Only http and https URLs become links, whatever the server sent. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
