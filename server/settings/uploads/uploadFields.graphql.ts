import { builder } from "../../platform/graphql/builder.js";
import type { UploadLimit } from "./uploadLimits.js";

const UploadKindRef = builder.enumType("UploadKind", {
  description: "What is uploaded to a library.",
  values: {
    COVER: { value: "cover", description: "The cover of a book or of a post, or the library's logo (sampul, logo)." },
    DOCUMENT: { value: "document", description: "The digital file of a book (berkas digital)." },
    IMPORT: { value: "import", description: "A CSV file with books or students (berkas impor)." },
    PHOTO: { value: "photo", description: "The photo of a student (foto siswa)." },
    PICTURE: { value: "picture", description: "A picture within a post (gambar dalam tulisan)." },
  } as const,
});

export const UploadLimitRef = builder.objectRef<UploadLimit>("UploadLimitInfo").implement({
  description: "How large a file of one kind may be, in megabytes of a million bytes.",
  fields: (t) => ({
    kind: t.expose("kind", { type: UploadKindRef, description: "Which files." }),
    megabytes: t.exposeInt("megabytes", { description: "The limit as it is now." }),
    usual: t.exposeInt("usual", { description: "The limit where the library has not chosen one." }),
    most: t.exposeInt("most", { description: "The most that a library may choose on this machine." }),
  }),
});
