import { BookOpen, type LucideIcon, PanelsTopLeft, UserRound } from "lucide-react";
import { readDraft, saveDraft } from "../../session/drafts/drafts";
import type { CommandChoice } from "./CommandChoice";

const MOST_RECENT = 6;
const ICONS: Readonly<Record<string, LucideIcon>> = { Buku: BookOpen, Siswa: UserRound };

interface RecentChoice {
  readonly group: string;
  readonly title: string;
  readonly detail?: string;
  readonly path: string;
}

/** Kept like a draft, because names of pupils are among them: a logout takes them from the browser. */
const draftKey = (userId: number) => `recent:${userId}`;

export function recentChoices(userId: number): CommandChoice[] {
  return readRecent(userId).map(({ group, title, detail, path }) => ({
    key: `recent ${path}`,
    group: "Terakhir dibuka",
    Icon: ICONS[group] ?? PanelsTopLeft,
    title,
    ...(detail === undefined ? {} : { detail }),
    act: path,
  }));
}

export function rememberChoice(userId: number, { group, title, detail, act }: CommandChoice): void {
  if (typeof act !== "string") return;
  const known = readRecent(userId);
  const kind = known.find(({ path }) => path === act)?.group ?? group;
  const recent: RecentChoice = { group: kind, title, path: act, ...(detail === undefined ? {} : { detail }) };
  saveDraft(draftKey(userId), [recent, ...known.filter(({ path }) => path !== act)].slice(0, MOST_RECENT));
}

function readRecent(userId: number): RecentChoice[] {
  const stored = readDraft(draftKey(userId));
  return Array.isArray(stored) ? stored.filter(isRecentChoice) : [];
}

function isRecentChoice(value: unknown): value is RecentChoice {
  const { group, title, detail, path } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof group === "string" &&
    typeof title === "string" &&
    (detail === undefined || typeof detail === "string") &&
    typeof path === "string" &&
    path.startsWith("/")
  );
}
