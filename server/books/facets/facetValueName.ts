import type { AuthorityLoaders } from "../../authorities/authorityLoaders.js";
import { fullName } from "../../authorities/names/authorName.js";
import { classHeading } from "../../authorities/tree/classHeadings.js";
import { MATERIAL_KIND_NAMES, type MaterialKind } from "../../../common/materialKinds.js";
import type { FacetKind } from "./facetKinds.js";

/** What a facet's value is called; null where the value itself says it. */
export async function facetValueName(
  kind: FacetKind,
  value: string,
  loaders: Pick<AuthorityLoaders, "authors" | "categories" | "publishers" | "subjects">,
): Promise<string | null> {
  switch (kind) {
    case "authors": {
      const author = await loaders.authors.load(Number(value));
      return author && fullName(author);
    }
    case "categories":
    case "publishers":
    case "subjects":
      return (await loaders[kind].load(Number(value)))?.name ?? null;
    case "classes": {
      const heading = classHeading(value);
      return heading && `${heading.code} ${heading.name}`;
    }
    case "materials":
      return MATERIAL_KIND_NAMES[value as MaterialKind];
    case "available":
    case "digital":
    case "languages":
    case "years":
      return null;
  }
}
