import type { ReactNode } from "react";
import { CatalogueSection } from "./CatalogueSection";
import { DescriptionSection } from "./DescriptionSection";
import { IdentitySection } from "./IdentitySection";
import { MoreFields } from "./MoreFields";
import { PlacementSection } from "./PlacementSection";
import { PublicationSection } from "./PublicationSection";
import type { SectionProps } from "./SectionProps";

/** All sections of a book's record; `copies` are those of a new book. */
export function BookFields({ copies, ...props }: SectionProps & { copies?: ReactNode }) {
  return (
    <>
      <IdentitySection {...props} />
      {copies}
      <MoreFields state={props.state}>
        <PublicationSection {...props} />
        <PlacementSection {...props} />
        <DescriptionSection {...props} />
        <CatalogueSection state={props.state} />
      </MoreFields>
    </>
  );
}
