import type { CatalogueAddress } from "../catalogue/catalogueAddress";
import type { ChangeAddress } from "../catalogue/useCatalogueAddress";

/** What every filter needs: how the catalogue is narrowed now, and the way to change it. */
export interface FilterProps {
  address: CatalogueAddress;
  change: ChangeAddress;
}
