import { ChevronDown, ChevronUp, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { studentHref } from "../studentHref";
import { studentNeighbours } from "../studentNeighbours";

/** To whoever stands before and after in the list from which the page was opened. */
export function NeighbourLinks({ databaseId }: { databaseId: number }) {
  const neighbours = studentNeighbours(databaseId);
  if (!neighbours) return null;
  return (
    <nav aria-label="Daftar anggota" className="flex">
      <NeighbourLink databaseId={neighbours.previous} label="Anggota sebelumnya" Icon={ChevronUp} />
      <NeighbourLink databaseId={neighbours.next} label="Anggota berikutnya" Icon={ChevronDown} />
    </nav>
  );
}

interface NeighbourLinkProps {
  /** Null at the end of the list, where the place stays. */
  databaseId: number | null;
  label: string;
  Icon: LucideIcon;
}

function NeighbourLink({ databaseId, label, Icon }: NeighbourLinkProps) {
  const icon = <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />;
  return databaseId === null ? (
    <span aria-hidden="true" className="icon-button cursor-default! opacity-40 hover:bg-transparent! lg:size-9">
      {icon}
    </span>
  ) : (
    <Link to={studentHref({ databaseId })} aria-label={label} title={label} className="icon-button lg:size-9">
      {icon}
    </Link>
  );
}
