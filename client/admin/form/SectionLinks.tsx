import { goToSection } from "./goToSection";

interface SectionLinksProps {
  sections: readonly (readonly [id: string, label: string])[];
}

/** Links to the sections, on wide screens only. */
export function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <nav aria-label="Bagian formulir" className="hidden xl:block">
      <ul className="border-l border-line text-sm">
        {sections.map(([id, label]) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => goToSection(id)}
              className="text-link min-h-8 cursor-pointer px-4 py-1 text-left text-muted"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
