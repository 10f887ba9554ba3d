/** Ties fields outside of the search form to it, so that without scripts all are sent together. */
export const CATALOGUE_FORM = "katalog";
