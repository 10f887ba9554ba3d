import { Link } from "react-router-dom";
import { useLibraryName } from "./LibraryName";
import { navigationItems } from "./navigation/navigationItems";

export function Footer() {
  const libraryName = useLibraryName();
  return (
    <footer className="mt-14 border-t border-line md:mt-19">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8 text-sm text-muted">
        {/* Server and browser may stand on either side of New Year. */}
        <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${libraryName}`}</p>
        <nav aria-label="Kaki halaman" className="flex flex-wrap gap-x-6">
          {navigationItems.map(({ label, path }) => (
            <Link key={path} to={path} className="text-link py-1">
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
