import sql from "sql-template-tag";
import { z } from "zod";

import { invalid } from "../../errors.js";
import type { SessionKeys } from "../../platform/auth/sessionKeys.js";
import type { Database } from "../../platform/database/Database.js";
import { networkOf } from "../../platform/limits/network.js";
import { RateLimiter } from "../../platform/limits/RateLimiter.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { settingTable } from "../../settings/Setting.entity.js";
import { assertCanManage, assertCanRead, assertCanWrite, assertNotByToken, type Viewer } from "../../viewer.js";
import { DOOR_KEY_SETTING, newDoorKey, plainDoorKey, readDoorKey } from "./doorKey.js";

const TRIES_PER_MINUTE = 10;

export const bindDoorDeviceInput = z.strictObject({ key: z.string().min(1).max(40) });

export interface DoorKeyInfo {
  readonly createdAt: Date;
}

/** The key that binds the guest book to the devices at the door. While there is none, every device may sign. */
export class DoorKeyService {
  private readonly limiter: RateLimiter;

  constructor(
    private readonly database: Database,
    private readonly keys: SessionKeys,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.limiter = new RateLimiter({
      callsPerMinute: TRIES_PER_MINUTE,
      message: "Terlalu banyak percobaan.",
      now: () => this.now().getTime(),
    });
  }

  /** Null while every device may sign. */
  async read(viewer: Viewer): Promise<DoorKeyInfo | null> {
    assertCanRead(viewer, "settings");
    const stored = await this.database.read(readDoorKey);
    return stored && { createdAt: stored.updatedAt };
  }

  /** Makes a key, which is shown this once; a device with the one before no longer signs. */
  async create(viewer: Viewer): Promise<DoorKeyInfo & { readonly key: string }> {
    assertCanManage(viewer, "settings");
    assertNotByToken(viewer);
    const key = newDoorKey();
    const createdAt = new Date(Math.floor(this.now().getTime() / 1_000) * 1_000);
    return this.database.write({ viewer }, async (tx) => {
      await tx.run(sql`DELETE FROM settings WHERE name = ${DOOR_KEY_SETTING}`);
      await tx.insert(settingTable, [{ name: DOOR_KEY_SETTING, value: this.digestOf(key), updatedAt: createdAt }]);
      return { result: { key, createdAt }, audit: [{ action: "doorKey.create", recordId: null }] };
    });
  }

  /** Every device may sign again. */
  async revoke(viewer: Viewer): Promise<void> {
    assertCanManage(viewer, "settings");
    assertNotByToken(viewer);
    await this.database.write({ viewer }, async (tx) => {
      const stored = await readDoorKey(tx);
      await tx.run(sql`DELETE FROM settings WHERE name = ${DOOR_KEY_SETTING}`);
      return { result: undefined, audit: stored ? [{ action: "doorKey.revoke", recordId: null }] : [] };
    });
  }

  /** Gives what the device keeps from now on. @throws ValidationError for another key; ThrottledError */
  async bind(viewer: Viewer, input: unknown, address: string): Promise<string> {
    assertCanWrite(viewer);
    this.limiter.consume(networkOf(address));
    const key = plainDoorKey(parseInput(bindDoorDeviceInput, input).key);
    const stored = await this.database.read(readDoorKey);
    if (stored?.value !== this.digestOf(key)) {
      throw invalid("key", "Kunci ini salah atau sudah diganti. Minta kunci yang berlaku kepada petugas.");
    }
    return key;
  }

  private digestOf(key: string): string {
    return this.keys.digestOf("door", plainDoorKey(key));
  }
}
