/** The parts of a library's work for which services ask. */
export const AREAS = [
  "catalogue",
  // Counting what stands on the shelves; to begin and end that takes the catalogue as well.
  "stockTakes",
  "imports",
  // Books that are proposed: deciding is writing, proposing is for everybody who has logged in.
  "suggestions",
  "circulation",
  // One member at a time, found by name or number by who lends to them.
  "borrowers",
  // Loans and renewals that the rules would not allow.
  "overrides",
  // What members owe and have paid.
  "fines",
  // Fines that are let off, and entries of the ledger that are reversed.
  "waivers",
  // Fines that are paid back.
  "refunds",
  // Letters that say that a student owes nothing.
  "clearance",
  "visits",
  "students",
  // All that is kept of one student, given to them or erased for good.
  "personalData",
  // A whole school that moves up (Naik Kelas).
  "promotions",
  "reports",
  "blogs",
  "bin",
  "audit",
  "settings",
  // The whole library in one file: made, and taken away.
  "backups",
  // The rules of lending, in general and by kind of member and category.
  "policy",
  "accounts",
  "tokens",
] as const;
export type Area = (typeof AREAS)[number];

type Right = "none" | "read" | "write";

/** What a role of the library's own is made of: the groups that people choose, and what each may be set to. */
export const GRANT_LEVELS = {
  catalogue: ["none", "read", "write"],
  circulation: ["none", "read", "write"],
  members: ["none", "read", "write"],
  finance: ["none", "read", "write"],
  reports: ["none", "read"],
  settings: ["none", "read", "write"],
  accounts: ["none", "read", "write"],
  // What is given apart, because it breaks a rule, gives money away or carries people's data off.
  overrides: ["none", "write"],
  waivers: ["none", "write"],
  personalData: ["none", "write"],
  backups: ["none", "write"],
} as const satisfies Readonly<Record<string, readonly Right[]>>;
export type Grant = keyof typeof GRANT_LEVELS;
export const GRANTS = Object.keys(GRANT_LEVELS) as readonly Grant[];
/** What a role has of each group. */
export type Grants = Readonly<Record<Grant, Right>>;

/** What an area has of a group that is read, and of one that is changed. */
type Gives = Readonly<Partial<Record<"read" | "write", Right>>>;
const BOTH: Gives = { read: "read", write: "write" };
const LOOKS: Gives = { read: "read", write: "read" };
const CHANGES: Gives = { write: "write" };

/** Which groups open which area: the only place where that is said. Students and visitors have no part in it. */
const OPENED_BY: Readonly<Record<Area, Readonly<Partial<Record<Grant, Gives>>>>> = {
  catalogue: { catalogue: BOTH },
  // Whoever lends helps to scan; what a stock take changes is asked of the catalogue as well.
  stockTakes: { catalogue: BOTH, circulation: CHANGES },
  suggestions: { catalogue: BOTH },
  imports: { catalogue: CHANGES },
  blogs: { catalogue: CHANGES },
  circulation: { circulation: BOTH },
  visits: { circulation: BOTH },
  borrowers: { circulation: LOOKS, members: LOOKS },
  fines: { finance: BOTH },
  students: { members: BOTH },
  clearance: { members: BOTH },
  promotions: { members: BOTH },
  reports: { reports: BOTH },
  // What each deletes, it restores: BinService shows everybody the kinds that are theirs to change.
  bin: { catalogue: CHANGES, members: CHANGES },
  settings: { settings: BOTH },
  policy: { settings: BOTH },
  accounts: { accounts: BOTH },
  audit: { accounts: LOOKS },
  tokens: { accounts: CHANGES },
  overrides: { overrides: CHANGES },
  waivers: { waivers: CHANGES },
  refunds: { waivers: CHANGES },
  personalData: { personalData: CHANGES },
  backups: { backups: CHANGES },
};

const RANK: Readonly<Record<Right, number>> = { none: 0, read: 1, write: 2 };

/** What administrators, the command line and the start of the server have. */
export const ALL_GRANTS = Object.fromEntries(
  GRANTS.map((grant) => [grant, GRANT_LEVELS[grant].at(-1) ?? "none"]),
) as unknown as Grants;

function rightIn(grants: Grants, area: Area): Right {
  return GRANTS.reduce<Right>((best, grant) => {
    const level = grants[grant];
    const given = level === "none" ? "none" : (OPENED_BY[area][grant]?.[level] ?? "none");
    return RANK[given] > RANK[best] ? given : best;
  }, "none");
}

/** Whether whoever has been given the one has all of the other: nobody gives more than they have. */
export function coversGrants(grants: Grants, others: Grants): boolean {
  return GRANTS.every((grant) => RANK[grants[grant]] >= RANK[others[grant]]);
}

/** Reading or changing one area. */
export type Permission = `${Area}.${"read" | "write"}`;
export const PERMISSIONS: readonly Permission[] = AREAS.flatMap((area): Permission[] => [
  `${area}.read`,
  `${area}.write`,
]);

export function hasRight(grants: Grants, permission: Permission): boolean {
  const [area, verb] = permission.split(".") as [Area, "read" | "write"];
  return RANK[rightIn(grants, area)] >= RANK[verb];
}
