import type { EnumRef } from "@pothos/core";

import type { ColumnLook } from "../csv/columnLook.js";
import { builder } from "./builder.js";

interface FileColumn {
  readonly header: string;
  readonly field: string | null;
  readonly reason: string;
  readonly samples: readonly string[];
  readonly look?: ColumnLook | null;
}

const LookRef = builder.enumType("ImportColumnLook", {
  description: "What the values of a column look like that nothing is taken from.",
  values: {
    CODES: { value: "codes", description: "Codes or inventory numbers." },
    NAMES: { value: "names", description: "Names of people." },
    NUMBERS: { value: "numbers", description: "Numbers or sums of money." },
  } as const,
});

type NameRef = EnumRef<typeof builder.$inferSchemaTypes, string>;

interface FileColumnOptions {
  readonly name: string;
  readonly description: string;
  readonly fieldRef: NameRef;
  readonly reasonRef: NameRef;
}

/** A column of an uploaded file with what it was recognised, or said, to mean. */
export function implementFileColumn({ name, description, fieldRef, reasonRef }: FileColumnOptions) {
  return builder.objectRef<FileColumn>(name).implement({
    description,
    fields: (t) => ({
      header: t.exposeString("header", { description: "As the file calls it, or its number where it does not." }),
      field: t.field({
        type: fieldRef,
        nullable: true,
        description: "What it means; null where nothing is taken from it.",
        resolve: ({ field }) => field,
      }),
      reason: t.field({ type: reasonRef, description: "Why.", resolve: ({ reason }) => reason }),
      look: t.field({
        type: LookRef,
        nullable: true,
        description: "What its values look like, where nothing is taken from it and that may be an oversight.",
        resolve: ({ look }) => look ?? null,
      }),
      samples: t.stringList({
        description: "What stands in it in the first rows.",
        resolve: ({ samples }) => [...samples],
      }),
    }),
  });
}
