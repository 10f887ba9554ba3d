import type { LucideIcon } from "lucide-react";

/** What can be done with a row: beside it under the pointer, and in its menu. */
export interface RowAction<Row> {
  label: string;
  Icon: LucideIcon;
  /** Either an address of this site or an act. */
  href?: (row: Row) => string;
  run?: (row: Row) => void;
  /** Missing where every row has it. */
  isOffered?: (row: Row) => boolean;
  /** Stands last, apart, and only in the menu. */
  isDestructive?: boolean;
}
