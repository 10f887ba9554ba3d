import type { BookAdvice } from "../useBookAdvice";
import type { BookFormState } from "../useBookForm";
import { DescriptionSection } from "./DescriptionSection";
import { IdentitySection } from "./IdentitySection";
import { PlacementSection } from "./PlacementSection";
import { PublicationSection } from "./PublicationSection";

export interface SectionProps {
  state: BookFormState;
  advice: BookAdvice | null;
}

/** All that a book's own record says. */
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
