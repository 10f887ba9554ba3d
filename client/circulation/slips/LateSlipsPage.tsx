import { useState } from "react";
import { AdminPage } from "../../admin/AdminPage";
import { SlipForm } from "./SlipForm";
import { type SlipEntry, SlipEntries } from "./SlipEntries";

/** Paper slips of a day without power, typed in with their true day. */
export function LateSlipsPage() {
  const [entries, setEntries] = useState<readonly SlipEntry[]>([]);
  return (
    <AdminPage ownAddress="/admin/late-slips" title="Susulan">
      <p className="mb-4 max-w-prose text-sm text-pretty text-muted">
        Catat slip kertas dari hari tanpa listrik. Peminjaman, jatuh tempo, dan denda mengikuti tanggal di slip, dan
        setiap catatan ditandai sebagai susulan.
      </p>
      <div className="grid max-w-4xl items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <SlipForm onEntered={(entry) => setEntries((before) => [entry, ...before])} />
        <SlipEntries
          entries={entries}
          onUndone={(actId) => setEntries((before) => before.filter((entry) => entry.actId !== actId))}
        />
      </div>
    </AdminPage>
  );
}
