import type { CatalogueUrlState } from "../catalogue/catalogueUrlState";
import type { ChangeCatalogueUrlState } from "../catalogue/useCatalogueUrlState";

/** What every filter needs: how the catalogue is narrowed now, and the way to change it. */
export interface FilterProps {
  urlState: CatalogueUrlState;
  change: ChangeCatalogueUrlState;
}
