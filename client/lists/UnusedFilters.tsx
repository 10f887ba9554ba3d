import { Link, useLocation } from "react-router-dom";
import { unusedFilters } from "./unusedFilters";

/** Above what was found: which filters of the address were left out, and the address without them. */
export function UnusedFilters({ ownAddress }: { ownAddress: string }) {
  const names = unusedFilters(useLocation().search, ownAddress);
  if (names.length === 0) return null;
  return (
    <p className="my-2 flex flex-wrap items-baseline gap-x-3 rounded-xl bg-kunyit-soft px-4 py-2 text-sm text-on-kunyit">
      <span>{`${listed(names)} di alamat ini tidak dikenal, jadi tidak dipakai.`}</span>
      <Link to={ownAddress} replace className="font-semibold underline underline-offset-4">
        Hapus dari alamat
      </Link>
    </p>
  );
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat("id", { type: "conjunction" }).format(names);
}
