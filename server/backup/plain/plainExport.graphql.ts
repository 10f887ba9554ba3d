import { ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { BACKUP_DESCRIPTIONS } from "../runs/backupDescriptions.js";

builder.relayMutationField(
  "prepareLibraryExport",
  {
    description: "What comes along.",
    inputFields: (t) => ({
      password: t.string({ required: true, description: "The viewer's own password, again." }),
      withFiles: t.boolean({
        required: true,
        defaultValue: false,
        description: "Whether covers, digital files and photos come along.",
      }),
    }),
  },
  {
    description:
      "Gives the address at which all data is downloaded as plain CSV. Administrators in a session. REST: POST " +
      "/library-export/download.",
    errors: { types: [ValidationError] },
    resolve: (_root, { input }, { plainExports, viewer }) => plainExports.prepare(viewer, input),
  },
  {
    description: "The download may begin.",
    outputFields: (t) => ({
      path: t.exposeString("path", { description: BACKUP_DESCRIPTIONS.exportTicket }),
      fileName: t.exposeString("fileName", { description: "The file's name." }),
    }),
  },
);
