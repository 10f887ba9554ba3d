import type { CatalogueUrlState } from "../catalogue/catalogueAddress";
import type { ChangeCatalogueUrlState } from "../catalogue/useCatalogueAddress";

/** What every filter needs: how the catalogue is narrowed now, and the way to change it. */
export interface FilterProps {
  urlState: CatalogueUrlState;
  change: ChangeCatalogueUrlState;
}
