import type { LucideIcon } from "lucide-react";

/** One line of what the field offers. */
export interface CommandChoice {
  /** Unique among the choices. */
  key: string;
  group: CommandGroup;
  Icon: LucideIcon;
  title: string;
  detail?: string;
  /** Where it leads, or else what it does. */
  act: string | (() => void);
  /** Whether the text is its whole code: a scan opens it without asking. */
  isExact?: boolean;
}

type CommandGroup =
  "Kode yang sama" | "Terakhir dibuka" | "Halaman" | "Di halaman ini" | "Buku" | "Anggota" | "Tindakan";
