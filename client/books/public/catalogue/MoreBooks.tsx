import { MoreOfList } from "../../../lists/MoreOfList";
import { type CatalogueAddress, catalogueHref } from "./catalogueAddress";

interface MoreBooksProps {
  address: CatalogueAddress;
  endCursor: string;
  shown: number;
  total: number;
  onMore: (after: string) => Promise<unknown>;
}

export function MoreBooks({ address, endCursor, shown, total, onMore }: MoreBooksProps) {
  return (
    <MoreOfList
      list={catalogueHref(address)}
      next={catalogueHref({ ...address, after: endCursor })}
      shown={shown}
      total={total}
      noun="judul"
      failure="Buku berikutnya gagal dimuat."
      onMore={() => onMore(endCursor)}
    />
  );
}
