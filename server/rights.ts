/** The parts of a library's work for which rights are given. */
export const AREAS = [
  "catalogue",
  // Counting what stands on the shelves; to begin and end that takes the catalogue as well.
  "stockTakes",
  "imports",
  // Books that are proposed: deciding is writing, proposing is for everybody who has logged in.
  "suggestions",
  "circulation",
  // Loans and renewals that the rules would not allow.
  "overrides",
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
/** `system` is the command line and the start of the server. */
type Role = "system" | "admin" | "staff";

const everything = Object.fromEntries(AREAS.map((area) => [area, "write"])) as Readonly<Record<Area, Right>>;

/** What each role may: the only place where that is said. Students and visitors have no part in it. */
const rights: Readonly<Record<Role, Readonly<Record<Area, Right>>>> = {
  system: everything,
  admin: everything,
  staff: {
    catalogue: "read",
    stockTakes: "write",
    imports: "none",
    suggestions: "read",
    circulation: "write",
    overrides: "none",
    waivers: "none",
    refunds: "none",
    clearance: "read",
    visits: "write",
    students: "read",
    personalData: "none",
    promotions: "read",
    reports: "read",
    blogs: "none",
    bin: "none",
    audit: "none",
    settings: "none",
    backups: "none",
    policy: "none",
    accounts: "none",
    tokens: "none",
  },
};

export function mayRead(role: Role, area: Area): boolean {
  return rights[role][area] !== "none";
}

export function mayWrite(role: Role, area: Area): boolean {
  return rights[role][area] === "write";
}

/** Reading or changing one area. */
export type Permission = `${Area}.${"read" | "write"}`;
export const PERMISSIONS: readonly Permission[] = AREAS.flatMap((area): Permission[] => [
  `${area}.read`,
  `${area}.write`,
]);
