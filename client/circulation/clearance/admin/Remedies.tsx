import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { hrefWith } from "../../../lists/days/filterUrl";

interface RemediesProps {
  checks: readonly { readonly code: string }[];
  nis: string;
  onFines: () => void;
  /** Further places. */
  children?: ReactNode;
}

/** Where what is on loan, lost or owed is settled. */
export function Remedies({ checks, nis, onFines, children }: RemediesProps) {
  const has = (code: string) => checks.some((check) => check.code === code);
  const loans = (status: string) => hrefWith("/admin/borrowings", { status, search: nis });
  return (
    <p className="mt-2 flex flex-wrap gap-x-4">
      {has("on_loan") && (
        <Link to={loans("open")} className="inline-link">
          Lihat pinjaman
        </Link>
      )}
      {has("lost_unsettled") && (
        <Link to={loans("lost")} className="inline-link">
          Lihat buku hilang
        </Link>
      )}
      {has("debt") && (
        <button type="button" onClick={onFines} className="inline-link cursor-pointer">
          Buka denda
        </button>
      )}
      {children}
    </p>
  );
}
