import sql, { type Sql } from "sql-template-tag";
import type { z } from "zod";

import { foldKey } from "../../common/fold.js";
import { ConflictError, type FieldError, invalid, ValidationError } from "../errors.js";
import { assertOutboxHasRoom, queueMail } from "../outbox/outgoingMails.js";
import { plainCode } from "../platform/auth/readableCode.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";
import { pick } from "../platform/database/columns.js";
import { counterLock } from "../platform/database/counters/counters.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { isDuplicateError } from "../platform/database/databaseErrors.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { networkOf, wideNetworkOf } from "../platform/limits/network.js";
import { RateLimiter } from "../platform/limits/RateLimiter.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { addMonths, DAY_MS, dayIn } from "../platform/time/libraryClock.js";
import { parseInput, summaryOf } from "../platform/validation/parseInput.js";
import { type MemberKindRow, readMemberKinds } from "../students/memberKinds/memberKindReads.js";
import { assertCanRead, canManage, canRead, type Viewer } from "../viewer.js";
import { registrationTable } from "./Registration.entity.js";
import {
  confirmRegistrationInput,
  createRegistrationInput,
  type RegistrationListArgs,
  registrationListInput,
} from "./registrationInput.js";
import {
  type LikelyDouble,
  likelyDoubles,
  proposedNumber,
  registrationById,
  type RegistrationRow,
  selectRegistrations,
} from "./registrationReads.js";

const MAILS_PER_ADDRESS_AND_DAY = 3;

/** A room of computers in which a class registers, and then one after the other. */
const AT_ONCE = 40;
const PER_MINUTE = 2;
/** Two such rooms, whose computers have networks of their own. */
const AT_ONCE_WIDE = 80;
const PER_MINUTE_WIDE = 4;
const CODES_PER_MINUTE = 20;
/** More than a desk decides in a week; others come to the desk meanwhile. */
const MOST_WAITING = 300;
/** Who is younger has somebody who answers for them. */
const ADULT_MONTHS = 17 * 12;

const byId: readonly KeyColumn<RegistrationRow>[] = [
  { column: sql`registrations.id`, descending: true, valueOf: ({ id }) => id },
];

interface RegistrationOptions {
  readonly keys: SessionKeys;
  readonly timeZone: string;
  /** Whether e-mail leaves the library. */
  readonly sendsMail: boolean;
  readonly now?: () => Date;
}

/** What may be registered for, and how. */
export interface SelfRegistration {
  readonly kinds: readonly MemberKindRow[];
  readonly confirmsByMail: boolean;
}

/** What came of a registration that was sent: nothing of what is known of anybody. */
export interface SentRegistration {
  /** Whether a code is on its way to the address. */
  readonly confirmsByMail: boolean;
}

/** Who asks to become a member, and the desk's list of them. */
export class RegistrationService {
  private readonly now: () => Date;
  private readonly registering: RateLimiter;
  private readonly registeringWidely: RateLimiter;
  private readonly confirming: RateLimiter;

  constructor(
    private readonly database: Database,
    private readonly options: RegistrationOptions,
  ) {
    this.now = options.now ?? (() => new Date());
    const now = () => this.now().getTime();
    const message = "Terlalu banyak pendaftaran dari jaringan ini.";
    this.registering = new RateLimiter({ callsPerMinute: PER_MINUTE, burst: AT_ONCE, message, now });
    this.registeringWidely = new RateLimiter({ callsPerMinute: PER_MINUTE_WIDE, burst: AT_ONCE_WIDE, message, now });
    this.confirming = new RateLimiter({ callsPerMinute: CODES_PER_MINUTE, message, now });
  }

  /** For everybody: the active kinds that one may register for by oneself. */
  async selfRegistration(_viewer: Viewer): Promise<SelfRegistration> {
    const kinds = await this.database.read(readMemberKinds);
    return { kinds: kinds.filter(isOpen), confirmsByMail: this.options.sendsMail };
  }

  /**
   * Takes down who wants to become a member. The answer says nothing of who is a member already.
   * @throws ValidationError; ConflictError while too many wait; ThrottledError
   */
  async create(_viewer: Viewer, input: unknown, { address }: { readonly address: string }): Promise<SentRegistration> {
    const { requestKey, ...given } = parseInput(createRegistrationInput, input);
    this.assertComplete(given);
    this.registering.consume(networkOf(address));
    this.registeringWidely.consume(wideNetworkOf(address));
    const { sendsMail } = this.options;
    const now = this.now();
    const email = given.email ?? null;
    const confirmsByMail = sendsMail && email !== null;
    const write = this.database.write(
      // Whoever waits is counted by one after the other.
      { unaudited: "It changes nothing of the register; who decides has the entry.", locks: [counterLock("changes")] },
      async (tx) => {
        const known = await tx.count(sql`FROM registrations WHERE request_key = ${requestKey}`);
        if (known > 0) return;
        const kind = (await readMemberKinds(tx)).find(({ id }) => id === given.memberKindId);
        if (!kind || !isOpen(kind)) {
          throw invalid("memberKindId", "Jenis anggota ini tidak menerima pendaftaran sendiri. Pilih jenis lain.");
        }
        if ((await tx.count(sql`FROM registrations WHERE state = 'waiting'`)) >= MOST_WAITING) {
          throw new ConflictError(
            "Pendaftaran sedang penuh. Datanglah ke meja petugas, atau coba lagi beberapa hari lagi.",
          );
        }
        const isMailed = confirmsByMail && !(await wasMailedOften(tx, email, now));
        if (isMailed) await assertOutboxHasRoom(tx);
        const [id] = await tx.insert(registrationTable, [{ ...rowOf(given, kind), requestKey, email, createdAt: now }]);
        if (isMailed && id !== undefined) await queueMail(tx, { kind: "registered", subjectId: id }, now);
      },
    );
    await write.catch((error: unknown) => {
      // The same form twice at once: the other one has written it.
      if (!isDuplicateError(error)) throw error;
    });
    return { confirmsByMail };
  }

  /** The address is the person's, who has the code that was mailed to it. @throws ValidationError, ThrottledError */
  async confirm(_viewer: Viewer, input: unknown, { address }: { readonly address: string }): Promise<void> {
    const { code } = parseInput(confirmRegistrationInput, input);
    this.confirming.consume(networkOf(address));
    const codeHash = registrationCodeHash(this.options.keys, code);
    await this.database.write({ unaudited: "The registration says that its address is confirmed." }, async (tx) => {
      const [found] = await tx.select(
        pick(registrationTable, "id", "emailConfirmedAt"),
        sql`FROM registrations WHERE registrations.code_hash = ${codeHash}`,
      );
      if (!found) {
        throw invalid("code", "Kode ini salah, atau pendaftarannya sudah tidak ada. Periksa lagi, atau daftar ulang.");
      }
      if (found.emailConfirmedAt === null) {
        await tx.update(registrationTable, { emailConfirmedAt: this.now() }, sql`id = ${found.id}`);
      }
    });
  }

  /** The newest first. */
  async page(viewer: Viewer, list: RegistrationListArgs, page: PageArgs): Promise<Page<RegistrationRow>> {
    assertCanRead(viewer, "students");
    const where = conditionOf(list);
    return this.database.read((reader) =>
      readPage<RegistrationRow>(
        "registrations",
        [
          {
            keys: byId,
            fetch: (condition, order, limit) =>
              selectRegistrations(reader, sql`${where} AND ${condition}`, order, limit),
          },
        ],
        page,
      ),
    );
  }

  async count(viewer: Viewer, list: RegistrationListArgs): Promise<number> {
    assertCanRead(viewer, "students");
    return this.database.read((reader) => reader.count(sql`FROM registrations WHERE ${conditionOf(list)}`));
  }

  /** As `byId`, for who sees members. */
  async one(viewer: Viewer, id: number): Promise<RegistrationRow | null> {
    assertCanRead(viewer, "students");
    return this.byId(viewer, id);
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<RegistrationRow | null> {
    return canRead(viewer, "students") ? this.database.read((reader) => registrationById(reader, id)) : null;
  }

  /** Of each in their order: the members who may be the same person. */
  async doubles(viewer: Viewer, registrations: readonly RegistrationRow[]): Promise<(readonly LikelyDouble[])[]> {
    assertCanRead(viewer, "students");
    const found = await this.database.read((reader) => likelyDoubles(reader, registrations));
    return registrations.map(({ id }) => found.get(id) ?? []);
  }

  /** A number for the member to be; null where there is none to go on from. */
  async proposedNumber(viewer: Viewer, registration: RegistrationRow): Promise<string | null> {
    assertCanRead(viewer, "students");
    return registration.state === "waiting"
      ? this.database.read((reader) => proposedNumber(reader, registration))
      : null;
  }

  /** For the interface. */
  canDecide(viewer: Viewer, { state }: RegistrationRow): boolean {
    return state === "waiting" && canManage(viewer, "students");
  }

  /** What of a new member's data only a person who is not there can say: the desk asks for it otherwise. */
  private assertComplete(given: {
    readonly birthDate: string | null;
    readonly phone?: string | null | undefined;
    readonly email?: string | null | undefined;
    readonly guardianName?: string | null | undefined;
    readonly guardianPhone?: string | null | undefined;
  }): void {
    const { birthDate, phone, email, guardianName, guardianPhone } = given;
    const today = dayIn(this.options.timeZone, this.now());
    const isChild = birthDate !== null && addMonths(birthDate, ADULT_MONTHS) > today;
    const missing = (name: string, message: string, isMissing: boolean): FieldError[] =>
      isMissing ? [{ name, message }] : [];
    const fields = [
      ...missing("birthDate", "Tanggal lahir wajib diisi.", birthDate === null),
      ...missing(
        "phone",
        "Isi telepon atau email, supaya petugas dapat menghubungi Anda.",
        !isChild && !phone && !email,
      ),
      ...missing("guardianName", "Di bawah 17 tahun: isi nama orang tua atau wali.", isChild && !guardianName),
      ...missing("guardianPhone", "Di bawah 17 tahun: isi telepon orang tua atau wali.", isChild && !guardianPhone),
    ];
    if (fields.length > 0) throw new ValidationError(summaryOf(fields), fields);
  }
}

export function registrationCodeHash(keys: SessionKeys, code: string): string {
  return keys.digestOf("registration", plainCode(code));
}

function isOpen({ active, selfRegistration }: MemberKindRow): boolean {
  return active && selfRegistration;
}

function conditionOf(list: RegistrationListArgs): Sql {
  const { state } = parseInput(registrationListInput, list);
  return state === undefined ? sql`1 = 1` : sql`registrations.state = ${state}`;
}

/** Whoever gives somebody else's address does not fill their inbox. */
async function wasMailedOften(tx: Transaction, email: string, now: Date): Promise<boolean> {
  const since = toSqlDateTime(new Date(now.getTime() - DAY_MS));
  const registered = await tx.count(
    sql`FROM registrations WHERE created_at > ${since} AND LOWER(email) = ${email.toLowerCase()}`,
  );
  return registered >= MAILS_PER_ADDRESS_AND_DAY;
}

/** What a person has said of themselves; nobody has decided anything yet. */
function rowOf(
  given: Omit<z.output<typeof createRegistrationInput>, "requestKey">,
  { id, attendsClasses }: MemberKindRow,
) {
  const said = {
    nis: given.nis ?? null,
    phone: given.phone ?? null,
    address: given.address ?? null,
    guardianName: given.guardianName ?? null,
    guardianPhone: given.guardianPhone ?? null,
    occupation: given.occupation ?? null,
    education: given.education ?? null,
  };
  return {
    ...said,
    state: "waiting" as const,
    memberKindId: id,
    name: given.name,
    nameKey: foldKey(given.name),
    className: attendsClasses ? (given.className ?? null) : null,
    birthDate: given.birthDate ?? "",
    codeHash: null,
    emailConfirmedAt: null,
    decidedAt: null,
    decidedById: null,
    reason: null,
    studentId: null,
  };
}
