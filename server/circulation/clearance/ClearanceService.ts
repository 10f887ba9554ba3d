import sql from "sql-template-tag";

import type { DatabaseReads } from "../../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanRead, canRead, type Viewer } from "../../viewer.js";
import { parseLetterNumber } from "../clearanceLetters/letterNumber.js";
import {
  countLetters,
  isNumber,
  type LetterRow,
  selectLetters,
  validLetters,
} from "../clearanceLetters/letterReads.js";
import { type ClearanceListArgs, clearanceListInput } from "./clearanceInput.js";
import { letterCondition } from "./letterCondition.js";

const TOKEN = /^[0-9a-f]{32}$/;

/** The letters for librarians, and for everybody who holds one whether it is valid. */
export class ClearanceService {
  constructor(private readonly database: DatabaseReads) {}

  /** The newest first. @throws ValidationError */
  async page(viewer: Viewer, list: ClearanceListArgs, page: PageArgs): Promise<Page<LetterRow>> {
    assertCanRead(viewer, "clearance");
    const where = letterCondition(parseInput(clearanceListInput, list));
    return this.database.read((reader) =>
      readPage<LetterRow>(
        "clearanceLetters",
        [
          {
            keys: newestFirst,
            fetch: (condition, order, limit) =>
              selectLetters(reader, sql`${where} AND ${condition}`, sql`ORDER BY ${order} LIMIT ${limit}`),
          },
        ],
        page,
      ),
    );
  }

  async count(viewer: Viewer, list: ClearanceListArgs): Promise<number> {
    assertCanRead(viewer, "clearance");
    const where = letterCondition(parseInput(clearanceListInput, list));
    return this.database.read((reader) => countLetters(reader, where));
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<LetterRow | null> {
    if (!canRead(viewer, "clearance")) return null;
    const [letter] = await this.database.read((reader) =>
      selectLetters(reader, sql`clearance_letters.id = ${id}`, sql`LIMIT 1`),
    );
    return letter ?? null;
  }

  /** As `byId`, by what the letter carries: `012/SBP/2026`. */
  async byNumber(viewer: Viewer, number: string): Promise<LetterRow | null> {
    const parsed = parseLetterNumber(number);
    if (!canRead(viewer, "clearance") || !parsed || parsed.issueYear === null) return null;
    const [letter] = await this.database.read((reader) => selectLetters(reader, isNumber(parsed), sql`LIMIT 1`));
    return letter ?? null;
  }

  /** The valid letters of these students, for librarians; none for others. */
  async ofStudents(viewer: Viewer, studentIds: readonly number[]): Promise<ReadonlyMap<number, LetterRow>> {
    if (!canRead(viewer, "clearance")) return new Map();
    return this.database.read((reader) => validLetters(reader, studentIds));
  }

  /** The letter whose QR code somebody has scanned, whoever that is: its token is known to nobody else. */
  async verify(_viewer: Viewer, token: string): Promise<LetterRow | null> {
    if (!TOKEN.test(token)) return null;
    const [letter] = await this.database.read((reader) =>
      selectLetters(reader, sql`clearance_letters.token = ${token}`, sql`LIMIT 1`),
    );
    return letter ?? null;
  }
}

const newestFirst: readonly KeyColumn<LetterRow>[] = [
  { column: sql`clearance_letters.id`, descending: true, valueOf: ({ id }) => id },
];
