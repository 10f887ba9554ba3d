import { LendingRefusedError, NotFoundError, ValidationError } from "../errors.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import { recordIdOf } from "../platform/graphql/recordIds.js";
import { StudentRef } from "../students/student.graphql.js";

interface WholeFile {
  readonly fileName: string;
  readonly content: string;
}

const PersonalDataFileRef = builder.objectRef<WholeFile>("PersonalDataFile").implement({
  description: "All that the library keeps of one student, as a file (data pribadi).",
  fields: (t) => ({
    fileName: t.exposeString("fileName", { description: "Without name and number of the student." }),
    content: t.exposeString("content", {
      description: "JSON: a list for each kind of record, and the photo in base64.",
    }),
  }),
});

async function wholeFile(file: { readonly fileName: string; readonly chunks: AsyncIterable<string> }) {
  const parts: string[] = [];
  for await (const part of file.chunks) parts.push(part);
  return { fileName: file.fileName, content: parts.join("") };
}

/** Some twenty reads. */
const EXPORT_COST = 300;

builder.queryFields((t) => ({
  studentPersonalData: t.field({
    type: PersonalDataFileRef,
    description:
      "All that is kept of a student; the audit trail says who asked. Administrators. " +
      "REST: GET /students/{id}/personal-data, streamed.",
    args: { id: t.arg.globalID({ required: true, description: "The student." }) },
    complexity: costOf(EXPORT_COST),
    resolve: async (_root, { id }, { personalExports, viewer }) =>
      wholeFile(await personalExports.export(viewer, recordIdOf("Student", id))),
  }),
  myPersonalData: t.field({
    type: PersonalDataFileRef,
    nullable: true,
    description:
      "All that is kept of the viewer; null for librarians, who are no members. " +
      "REST: GET /user-info/personal-data, streamed.",
    complexity: costOf(EXPORT_COST),
    resolve: async (_root, _args, { personalExports, viewer }) => {
      const file = await personalExports.exportOwn(viewer);
      return file && wholeFile(file);
    },
  }),
}));

builder.relayMutationField(
  "eraseStudent",
  {
    description: "Whose personal data to erase.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The student." }),
      nis: t.string({ required: true, description: "The student's number (NIS), again: nothing undoes it." }),
    }),
  },
  {
    description:
      "Erases who a student was from everything that is kept, for good; sums and counts stay. Refused while the " +
      "membership, a loan, a reservation or a debt is open. Administrators. Source: POST /students/{id}/erase.",
    errors: { types: [NotFoundError, ValidationError, LendingRefusedError] },
    resolve: (_root, { input: { id, ...input } }, { erasures, viewer }) =>
      erasures.erase(viewer, recordIdOf("Student", id), input),
  },
  {
    description: "Nobody is left.",
    outputFields: (t) => ({
      erasedStudentId: t.globalID({
        description: "Global id of what no longer has a person.",
        resolve: ({ id }) => ({ type: StudentRef, id }),
      }),
    }),
  },
);
