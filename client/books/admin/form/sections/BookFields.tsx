import { DescriptionSection } from "./DescriptionSection";
import { IdentitySection } from "./IdentitySection";
import { PlacementSection } from "./PlacementSection";
import { PublicationSection } from "./PublicationSection";
import type { SectionProps } from "./SectionProps";

/** All sections of a book's record. */
export function BookFields(props: SectionProps) {
  return (
    <>
      <IdentitySection {...props} />
      <PublicationSection {...props} />
      <PlacementSection {...props} />
      <DescriptionSection {...props} />
    </>
  );
}
