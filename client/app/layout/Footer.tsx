import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { openingLines } from "../../format/openingLines";
import { navigationItems } from "../menus/navigationItems";
import { wallClock } from "../../format/wallClock";
import { useLibraryName } from "../../page/library/LibraryName";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";

/** The navigation bar has room for the first three only. */
const footerItems = [
  ...navigationItems,
  { label: "Blog", path: "/blogs" },
  { label: "Buku Tamu", path: "/visits" },
  { label: "Privasi", path: "/privacy" },
];

const Footer_settings = graphql(`
  fragment Footer_settings on SettingsInfo {
    openingHours {
      weekday
      hours {
        opens
        closes
      }
    }
  }
`);

const CONTENT_STYLE =
  "page-width grid gap-x-8 gap-y-4 py-8 text-sm text-muted md:grid-cols-[1fr_auto] md:items-baseline";

interface FooterProps {
  settings: FragmentType<typeof Footer_settings> | undefined;
  /** Only the copyright line, at the foot of the desk's sidebar. */
  isDesk?: boolean;
}

export function Footer({ settings: ref, isDesk = false }: FooterProps) {
  const libraryName = useLibraryName();
  const [year] = wallClock(new Date().toISOString(), useLibraryTimeZone()).day.split("-");
  const lines = openingLines(readFragment(Footer_settings, ref)?.openingHours ?? []);
  // A page may have been made before New Year.
  const copyright = <p suppressHydrationWarning>{`© ${year} ${libraryName}`}</p>;
  if (isDesk) return <footer className="desk-footer">{copyright}</footer>;
  return (
    <footer className="mt-10 border-t border-line md:mt-14">
      <div className={CONTENT_STYLE}>
        <nav aria-label="Kaki halaman" className="flex flex-wrap gap-x-6 print:hidden">
          {footerItems.map(({ label, path }) => (
            <Link key={path} to={path} className="text-link py-1">
              {label}
            </Link>
          ))}
        </nav>
        {lines.length > 0 && (
          <p className="tabular-nums md:row-span-2 md:text-right">
            <span className="sr-only">Jam layanan: </span>
            {lines.map((line, index) => (
              <span key={line} className="block">
                {line}
                {index < lines.length - 1 && <span className="sr-only">, </span>}
              </span>
            ))}
          </p>
        )}
        {copyright}
      </div>
    </footer>
  );
}
