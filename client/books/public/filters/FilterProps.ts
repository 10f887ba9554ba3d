import type { CatalogueUrlState } from "../catalogue/catalogueUrlState";
import type { ChangeCatalogueUrlState } from "../catalogue/useCatalogueUrlState";

/** Props of every filter: the catalogue's state and a function to change it. */
export interface FilterProps {
  urlState: CatalogueUrlState;
  change: ChangeCatalogueUrlState;
}
