import type { CatalogueAddress } from "../catalogue/catalogueAddress";

export function countFilters(address: CatalogueAddress): number {
  const single = [address.author, address.publisher, address.classification, address.yearFrom, address.yearTo];
  const flags = [address.isAvailable, address.hasDigitalFile];
  return (
    address.categories.length +
    address.languages.length +
    single.filter((value) => value !== null).length +
    flags.filter(Boolean).length
  );
}
