import sql from "sql-template-tag";

import { NotFoundError } from "../../errors.js";
import type { Audited } from "../../platform/database/auditChange.js";
import { pick } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { markFilesDropped } from "../../platform/files/fileState.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import type { FileColumn, StoredFiles } from "../../platform/files/StoredFiles.js";
import type { ByteLimit } from "../../platform/files/writeUpload.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { settingTable } from "../Setting.entity.js";
import { writeLogo } from "./logoImage.js";

const LOGO_SETTING = "logoUrl";

/** The setting's value is its address as JSON: `"/static/covers/<name>-640.webp"`. */
export const logoFileColumns: readonly FileColumn[] = [{ table: "settings", column: settingTable.value, nameAt: 17 }];

/**
 * The library's logo. It is no part of the settings' revision: somebody who fills in their form loses nothing by it.
 * If an upload is refused or incomplete, the old logo stays.
 */
export class LogoService {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly limits: { readonly logoBytes: ByteLimit },
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Gives its address. @throws FileRefusedError */
  async upload(viewer: Viewer, receive: ReceiveFile): Promise<string> {
    assertCanManage(viewer, "settings");
    const maxBytes = await this.limits.logoBytes();
    const { stream } = await receive();
    return this.files.store(
      viewer,
      "cover",
      (name) => writeLogo(this.files.folder, name, stream, maxBytes),
      async (tx, address) => {
        const before = await takeLogo(tx);
        await tx.insert(settingTable, [{ name: LOGO_SETTING, value: JSON.stringify(address), updatedAt: this.now() }]);
        return logoChange(before, address);
      },
    );
  }

  /** @throws NotFoundError if there is none. */
  async remove(viewer: Viewer): Promise<void> {
    assertCanManage(viewer, "settings");
    await this.database.write({ viewer }, async (tx) => {
      const before = await takeLogo(tx);
      if (before === null) {
        throw new NotFoundError("Logo sudah tidak ada.");
      }
      return logoChange(before, null);
    });
    await this.files.removeDropped();
  }
}

/** Takes away the logo that there is, and gives its address. */
async function takeLogo(tx: Transaction): Promise<string | null> {
  const isLogo = sql`name = ${LOGO_SETTING}`;
  const [stored] = await tx.select(pick(settingTable, "value"), sql`FROM settings WHERE ${isLogo} ${forUpdate(tx)}`);
  if (stored === undefined) {
    return null;
  }
  const address = JSON.parse(stored.value) as string;
  await tx.run(sql`DELETE FROM settings WHERE ${isLogo}`);
  await markFilesDropped(tx, address);
  return address;
}

function logoChange<Address extends string | null>(before: string | null, after: Address): Audited<Address> {
  return {
    result: after,
    audit: [{ action: "settings.logo", recordId: null, before: { logoUrl: before }, after: { logoUrl: after } }],
  };
}
