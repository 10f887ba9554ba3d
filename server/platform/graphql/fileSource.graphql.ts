import { type FileSource, SOURCE_DESCRIPTIONS } from "../csv/fileSource.js";
import { builder } from "./builder.js";

export const FileSourceRef = builder.objectRef<FileSource>("ImportFileSource").implement({
  description: SOURCE_DESCRIPTIONS.source,
  fields: (t) => ({
    sheets: t.stringList({ description: SOURCE_DESCRIPTIONS.sheets, resolve: ({ sheets }) => [...sheets] }),
    sheet: t.exposeInt("sheet", { nullable: true, description: SOURCE_DESCRIPTIONS.sheet }),
    hiddenRows: t.exposeInt("hiddenRows", { description: SOURCE_DESCRIPTIONS.hiddenRows }),
    rowsAbove: t.stringList({
      description: SOURCE_DESCRIPTIONS.rowsAbove,
      resolve: ({ rowsAbove }) => [...rowsAbove],
    }),
  }),
});
