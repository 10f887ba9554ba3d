import { useShortcut } from "../shortcuts/useShortcut";
import { goToSection } from "./goToSection";

interface Section {
  id: string;
  label: string;
  /** How much it holds. */
  count?: number;
}

interface SectionTabsProps {
  sections: readonly Section[];
  /** The section that is one key away, also out of a field: Ctrl E. */
  nearest: Section;
}

/** The parts of a long form, under its title. */
export function SectionTabs({ sections, nearest }: SectionTabsProps) {
  useShortcut({ keys: "mod+e", label: `Ke ${nearest.label}`, run: () => goToSection(nearest.id) });
  return (
    <nav aria-label="Bagian formulir" className="-mx-3 mb-2.5 flex overflow-x-auto print:hidden">
      {sections.map((section) => (
        <button
          key={section.id}
          type="button"
          onClick={() => goToSection(section.id)}
          aria-keyshortcuts={section === nearest ? "Control+E" : undefined}
          title={section === nearest ? "Ctrl E" : undefined}
          className="section-tab"
        >
          {section.label}
          {section.count !== undefined && <span className="text-xs tabular-nums">{section.count}</span>}
        </button>
      ))}
    </nav>
  );
}
