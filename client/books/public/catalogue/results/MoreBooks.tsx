import { LoadMoreLink } from "../../../../lists/LoadMoreLink";
import { type CatalogueUrlState, catalogueHref } from "../catalogueUrlState";

interface MoreBooksProps {
  urlState: CatalogueUrlState;
  endCursor: string;
  shown: number;
  total: number;
  onMore: (after: string) => Promise<unknown>;
}

export function MoreBooks({ urlState, endCursor, shown, total, onMore }: MoreBooksProps) {
  return (
    <LoadMoreLink
      list={catalogueHref(urlState)}
      nextHref={catalogueHref({ ...urlState, after: endCursor })}
      shown={shown}
      total={total}
      noun="judul"
      failureText="Buku berikutnya gagal dimuat."
      onMore={() => onMore(endCursor)}
    />
  );
}
