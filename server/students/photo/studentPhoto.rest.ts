import { z } from "zod";

import { ACCEPTED_PICTURES } from "../../platform/files/images/picture.js";
import { route } from "../../platform/rest/route.js";
import { studentId } from "../student.rest.js";

const examplePhoto = "/photos/12/5b1e0a9c47d34f2e8c6b7a1d2e3f4051/480";
const PICTURE =
  `${ACCEPTED_PICTURES}; the content decides, not the name. It is made anew as WebP, ` +
  "the square around the head, at most " +
  "480 pixels wide, without metadata; the `480` at the end of its address may be `160`. Only that student and " +
  "librarians can open the address, " +
  "by session or token. The photo that was there goes. Refused or cut, everything stays as it was.";

const uploaded = {
  response: z.object({ photo: z.string().describe("Its address."), message: z.string() }),
  example: { response: { status_code: 200, photo: examplePhoto, message: "Foto disimpan" } },
};
const deleted = {
  response: z.object({ photo: z.null(), message: z.string() }),
  example: { response: { status_code: 200, photo: null, message: "Foto dihapus" } },
};
const ownRoute = { tag: "Account", access: "signedIn", success: 200 } as const;
const adminRoute = { tag: "Students", access: "students.write", success: 200, params: studentId } as const;

export const studentPhotoRoutes = [
  route({
    ...ownRoute,
    ...uploaded,
    method: "POST",
    path: "/user-info/upload-photo",
    operationId: "uploadMyPhoto",
    operation: "upload",
    summary: "Upload one's own photo",
    description: `A student's; an administrator has none. ${PICTURE}`,
    upload: true,
    failures: [409, 413, 415, 422, 429],
    handle: async ({ context: { studentPhotos, signal, viewer }, file }) => ({
      photo: (await studentPhotos.uploadMyPhoto(viewer, file, signal)).photo,
      message: "Foto disimpan",
    }),
  }),
  route({
    ...ownRoute,
    ...deleted,
    method: "DELETE",
    path: "/user-info/delete-photo",
    operationId: "deleteMyPhoto",
    operation: "delete",
    summary: "Delete one's own photo",
    failures: [404],
    handle: async ({ context: { studentPhotos, viewer } }) => ({
      photo: (await studentPhotos.deleteMyPhoto(viewer)).photo,
      message: "Foto dihapus",
    }),
  }),
  route({
    ...adminRoute,
    ...uploaded,
    method: "POST",
    path: "/students/{id}/upload-photo",
    operationId: "uploadStudentPhoto",
    operation: "upload",
    summary: "Upload a student's photo",
    description: PICTURE,
    upload: true,
    failures: [404, 409, 413, 415, 422],
    handle: async ({ context: { studentPhotos, signal, viewer }, params: { id }, file }) => ({
      photo: (await studentPhotos.uploadStudentPhoto(viewer, { id }, file, signal)).photo,
      message: "Foto disimpan",
    }),
  }),
  route({
    ...adminRoute,
    ...deleted,
    method: "DELETE",
    path: "/students/{id}/delete-photo",
    operationId: "deleteStudentPhoto",
    operation: "delete",
    summary: "Delete a student's photo",
    failures: [404],
    handle: async ({ context: { studentPhotos, viewer }, params: { id } }) => ({
      photo: (await studentPhotos.deleteStudentPhoto(viewer, { id })).photo,
      message: "Foto dihapus",
    }),
  }),
];
