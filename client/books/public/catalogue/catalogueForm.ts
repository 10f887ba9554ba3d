/** `form` id that ties fields outside the search form to it, so that all are submitted together without JavaScript. */
export const CATALOGUE_FORM = "katalog";
