import { ConflictError, FileRefusedError, NotFoundError, ThrottledError, ValidationError } from "../../errors.js";
import { ACCEPTED_PICTURES } from "../../platform/files/images/picture.js";
import { builder } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { incomingUpload } from "../../platform/graphql/multipartOperations.js";
import { StudentRef } from "../student.graphql.js";
import type { StudentRow } from "../studentReads.js";

const PICTURE = `${ACCEPTED_PICTURES}; its content decides, not its name.`;
const MADE_ANEW =
  "It is made anew, the square around the head, in two widths and without the picture's metadata. Refused or " +
  "cut, everything stays.";

builder.relayMutationField(
  "uploadMyPhoto",
  {
    description: "One's own photo.",
    inputFields: (t) => ({ file: t.field({ type: "Upload", required: true, description: PICTURE }) }),
  },
  {
    description:
      `Gives a student their photo; the one they had goes. ${MADE_ANEW} ` + "Source: POST /user-info/upload-photo.",
    errors: { types: [ValidationError, ConflictError, FileRefusedError, ThrottledError] },
    resolve: async (_root, { input }, { studentPhotos, signal, viewer }) => ({
      student: await studentPhotos.uploadMyPhoto(viewer, incomingUpload(input.file), signal),
    }),
  },
  {
    description: "The student with their photo.",
    outputFields: (t) => ({
      student: t.field({
        type: StudentRef,
        description: "The student as they are now.",
        resolve: ({ student }) => student,
      }),
    }),
  },
);

const DeleteMyPhotoPayload = builder.objectRef<{ readonly student: StudentRow }>("DeleteMyPhotoPayload").implement({
  description: "The student without a photo.",
  fields: (t) => ({ student: t.expose("student", { type: StudentRef, description: "The student as they are now." }) }),
});

builder.mutationField("deleteMyPhoto", (t) =>
  t.field({
    type: DeleteMyPhotoPayload,
    description:
      "Takes one's own photo away; its address leads nowhere at once. Source: DELETE /user-info/delete-photo.",
    errors: { types: [NotFoundError] },
    resolve: async (_root, _args, { studentPhotos, viewer }) => ({
      student: await studentPhotos.deleteMyPhoto(viewer),
    }),
  }),
);

builder.relayMutationField(
  "uploadStudentPhoto",
  {
    description: "A photo and the student it shows.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The student." }),
      file: t.field({ type: "Upload", required: true, description: PICTURE }),
    }),
  },
  {
    description:
      `Gives a student a photo; the one they had goes. ${MADE_ANEW} ` + "Source: POST /students/{id}/upload-photo.",
    errors: { types: [ValidationError, NotFoundError, ConflictError, FileRefusedError] },
    resolve: async (_root, { input }, { studentPhotos, signal, viewer }) => ({
      student: await studentPhotos.uploadStudentPhoto(
        viewer,
        { id: recordIdOf("Student", input.id) },
        incomingUpload(input.file),
        signal,
      ),
    }),
  },
  {
    description: "The student with their photo.",
    outputFields: (t) => ({
      student: t.field({
        type: StudentRef,
        description: "The student as they are now.",
        resolve: ({ student }) => student,
      }),
    }),
  },
);

builder.relayMutationField(
  "deleteStudentPhoto",
  {
    description: "Whose photo goes.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The student." }) }),
  },
  {
    description:
      "Takes a student's photo away; its address leads nowhere at once. Source: DELETE /students/{id}/delete-photo.",
    errors: { types: [NotFoundError] },
    resolve: async (_root, { input }, { studentPhotos, viewer }) => ({
      student: await studentPhotos.deleteStudentPhoto(viewer, { id: recordIdOf("Student", input.id) }),
    }),
  },
  {
    description: "The student without a photo.",
    outputFields: (t) => ({
      student: t.field({
        type: StudentRef,
        description: "The student as they are now.",
        resolve: ({ student }) => student,
      }),
    }),
  },
);
