import { type QueryRunner, Table, type TableColumnOptions, TableForeignKey, TableIndex } from "typeorm";

interface Reference {
  readonly name: string;
  readonly column: string;
  readonly table: string;
  readonly onDelete?: "CASCADE" | "SET NULL" | "NO ACTION";
}

interface TablePlan {
  readonly name: string;
  readonly columns: readonly TableColumnOptions[];
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  readonly indices?: Readonly<Record<string, readonly string[]>>;
  readonly references?: readonly Reference[];
}

/**
 * Column shapes that give the entity's type, and therefore an empty schema diff, on SQLite, MariaDB and MySQL alike.
 */
export function portableTable(runner: QueryRunner) {
  const sqlite = runner.dataSource.driver.options.type === "better-sqlite3";
  const integer = sqlite ? "integer" : "int";
  const boolean = sqlite ? "boolean" : "tinyint";

  return {
    id: (): TableColumnOptions => ({
      name: "id",
      type: integer,
      isPrimary: true,
      isGenerated: true,
      generationStrategy: "increment",
    }),
    int: (name: string, options: Partial<TableColumnOptions> = {}): TableColumnOptions => ({
      name,
      type: integer,
      ...options,
    }),
    bool: (name: string, initially: boolean): TableColumnOptions => ({
      name,
      type: boolean,
      default: initially ? "1" : "0",
    }),
    varchar: (name: string, length: number, options: Partial<TableColumnOptions> = {}): TableColumnOptions => ({
      name,
      type: "varchar",
      length: String(length),
      ...options,
    }),
    text: (name: string, options: Partial<TableColumnOptions> = {}): TableColumnOptions => ({
      name,
      type: "text",
      ...options,
    }),
    datetime: (name: string, options: Partial<TableColumnOptions> = {}): TableColumnOptions => ({
      name,
      type: "datetime",
      ...options,
    }),
    date: (name: string, options: Partial<TableColumnOptions> = {}): TableColumnOptions => ({
      name,
      type: "date",
      ...options,
    }),

    /** Every name is written here because TypeORM's generated ones differ from engine to engine. */
    create: (plan: TablePlan): Promise<void> =>
      runner.createTable(
        new Table({
          name: plan.name,
          columns: [...plan.columns],
          indices: [
            ...Object.entries(plan.unique ?? {}).map(
              ([name, columns]) => new TableIndex({ name, columnNames: [...columns], isUnique: true }),
            ),
            ...Object.entries(plan.indices ?? {}).map(
              ([name, columns]) => new TableIndex({ name, columnNames: [...columns] }),
            ),
          ],
          foreignKeys: (plan.references ?? []).map(
            (reference) =>
              new TableForeignKey({
                name: reference.name,
                columnNames: [reference.column],
                referencedTableName: reference.table,
                referencedColumnNames: ["id"],
                onDelete: reference.onDelete ?? "NO ACTION",
                onUpdate: "NO ACTION",
              }),
          ),
        }),
      ),
  };
}

interface NewColumn {
  readonly name: string;
  /** As it stands behind the name, on either engine. */
  readonly shape: Readonly<Record<"sqlite" | "mysql", string>>;
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  readonly dropsIndexes?: readonly string[];
}

/**
 * Gives a table a column and what belongs to it, unless it has them. MySQL commits each such statement by itself: as
 * one, a migration that is killed leaves all of it or nothing, and goes on behind it at the next start. Written out,
 * since TypeORM adds a column on SQLite by rebuilding the table.
 */
export async function addColumnOnce(
  runner: QueryRunner,
  table: string,
  { name, shape, indexes = {}, unique = {}, dropsIndexes = [] }: NewColumn,
): Promise<void> {
  if (await runner.hasColumn(table, name)) {
    return;
  }
  const listed = (kind: "INDEX" | "UNIQUE INDEX", named: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(named).map(([index, columns]) => ({ kind, index, columns: columns.join(", ") }));
  const added = [...listed("INDEX", indexes), ...listed("UNIQUE INDEX", unique)];
  if (runner.dataSource.driver.options.type !== "better-sqlite3") {
    const changes = [
      `ADD COLUMN ${name} ${shape.mysql}`,
      ...added.map(({ kind, index, columns }) => `ADD ${kind} ${index} (${columns})`),
      ...dropsIndexes.map((index) => `DROP INDEX ${index}`),
    ];
    await runner.query(`ALTER TABLE ${table} ${changes.join(", ")}`);
    return;
  }
  await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${shape.sqlite}`);
  for (const { kind, index, columns } of added) {
    await runner.query(`CREATE ${kind} ${index} ON ${table} (${columns})`);
  }
  for (const index of dropsIndexes) {
    await runner.query(`DROP INDEX ${index}`);
  }
}

export const optional = { isNullable: true } as const;
