import { z } from "zod";

import type { Config } from "../../config.js";
import { invalid, NotFoundError } from "../../errors.js";
import type { LoginThrottler } from "../../platform/auth/LoginThrottler.js";
import type { SessionKeys } from "../../platform/auth/sessionKeys.js";
import type { Database } from "../../platform/database/Database.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { provePassword } from "../../users/passwords/provePassword.js";
import { assertCanManage, assertHasSession, type Viewer } from "../../viewer.js";
import { writePlainExport } from "./writePlainExport.js";

const TICKET_MS = 60_000;
const TICKET = /^(\d{13})-([01])-([0-9a-f]{64})$/u;

export const plainExportInput = z.strictObject({
  password: z.string().min(1).max(1_000).describe("The viewer's own password, again."),
  withFiles: z.boolean().default(false).describe("Whether covers, digital files and photos come along."),
});

export interface PlainExportTicket {
  /** Works for a minute, and only for who has asked for it. */
  readonly path: string;
  readonly fileName: string;
}

export interface PlainExport {
  readonly fileName: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

interface ServiceParts {
  readonly keys: SessionKeys;
  readonly throttler: LoginThrottler;
  readonly now?: () => Date;
}

/** All of the library as plain CSV, for an administrator who has said the password again. */
export class PlainExportService {
  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, "databaseUrl" | "dataDir" | "timeZone">,
    private readonly parts: ServiceParts,
  ) {}

  /** Gives the address of the download. @throws ValidationError; ThrottledError */
  async prepare(viewer: Viewer, input: unknown): Promise<PlainExportTicket> {
    assertCanManage(viewer, "backups");
    assertHasSession(viewer);
    const { password, withFiles } = parseInput(plainExportInput, input);
    const { throttler } = this.parts;
    await provePassword({ database: this.database, throttler }, viewer, {
      field: "password",
      password,
      missing: "Isi kata sandi Anda.",
      wrong: "Kata sandi salah.",
    });
    const until = String(this.now().getTime() + TICKET_MS);
    const files = withFiles ? "1" : "0";
    const ticket = `${until}-${files}-${this.digestOf(viewer.userId, until, files)}`;
    return { path: `/api/library-export/file?ticket=${ticket}`, fileName: this.fileName() };
  }

  /** Begins the download. @throws NotFoundError for a ticket that is over or somebody else's; ValidationError */
  async open(viewer: Viewer, ticket: string): Promise<PlainExport> {
    assertCanManage(viewer, "backups");
    assertHasSession(viewer);
    if (ticket === "") throw invalid("ticket", "Minta dulu tautan unduhannya dengan kata sandi Anda.");
    const [, until = "0", files = "0", digest] = TICKET.exec(ticket) ?? [];
    if (digest !== this.digestOf(viewer.userId, until, files) || Number(until) <= this.now().getTime()) {
      throw new NotFoundError("Tautan unduhan ini kedaluwarsa. Unduh lagi dari Pengaturan.");
    }
    const fileName = this.fileName();
    await this.database.write({ viewer }, () =>
      Promise.resolve({
        result: undefined,
        audit: [{ action: "backup.downloadTables", recordId: null, after: { fileName } }],
      }),
    );
    const { databaseUrl, dataDir } = this.config;
    return {
      fileName,
      chunks: writePlainExport({ databaseUrl, dataDir, withFiles: files === "1", now: this.now() }),
    };
  }

  private fileName(): string {
    return `aksara-csv-${dayIn(this.config.timeZone, this.now())}.zip`;
  }

  private now(): Date {
    return this.parts.now?.() ?? new Date();
  }

  private digestOf(userId: number, until: string, files: string): string {
    return this.parts.keys.digestOf("plainExport", `${userId} ${until} ${files}`);
  }
}
