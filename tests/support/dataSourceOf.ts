import type { DataSource } from "typeorm";

import type { Reader } from "../../server/platform/database/Database.js";

/** TypeORM's own side of a database, for migrations, metadata and plans, which the product asks nothing of. */
export function dataSourceOf({ source }: Reader): DataSource {
  return source as DataSource;
}
