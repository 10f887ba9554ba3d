import sql from "sql-template-tag";

import type { DatabaseReads } from "../../platform/database/Database.js";
import { type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { assertCanRead, type Viewer } from "../../viewer.js";
import { registerCondition, type RegisterFilter } from "./registerFilter.js";
import { registerLine, type RegisterLine } from "./registerLine.js";
import {
  registerKeys,
  type RegisterRow,
  type RegisterTotals,
  selectRegister,
  selectRegisterTotals,
} from "./registerReads.js";

/** The inventory book: every copy that the library has or had, in the order of its number. */
export class RegisterService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly timeZone: string,
  ) {}

  /** @throws ValidationError */
  async page(viewer: Viewer, filter: RegisterFilter, page: PageArgs): Promise<Page<RegisterLine>> {
    assertCanRead(viewer, "catalogue");
    const where = registerCondition(filter, this.timeZone);
    const { edges, ...rest } = await this.database.read((reader) =>
      readPage<RegisterRow>(
        "copyRegister",
        [
          {
            keys: registerKeys,
            fetch: (condition, order, limit) => selectRegister(reader, sql`${where} AND ${condition}`, order, limit),
          },
        ],
        page,
      ),
    );
    return { ...rest, edges: edges.map(({ cursor, node }) => ({ cursor, node: registerLine(node, this.timeZone) })) };
  }

  /** @throws ValidationError */
  async totals(viewer: Viewer, filter: RegisterFilter): Promise<RegisterTotals> {
    assertCanRead(viewer, "catalogue");
    const where = registerCondition(filter, this.timeZone);
    return this.database.read((reader) => selectRegisterTotals(reader, where));
  }
}
