import { builder } from "../../platform/graphql/builder.js";
import type { Signatory } from "./signatories.js";

export const SignatoryRef = builder.objectRef<Signatory>("Signatory").implement({
  description: "Somebody who signs what the library hands out (penanda tangan).",
  fields: (t) => ({
    position: t.exposeString("position", { description: "As what they sign: `Kepala Perpustakaan`." }),
    name: t.exposeString("name", { nullable: true, description: "With titles; null where a line is left for it." }),
    nip: t.exposeString("nip", { nullable: true, description: "Their number as a civil servant or teacher." }),
  }),
});

export const SignatoryInput = builder.inputType("SignatoryInput", {
  description: "Somebody who signs what the library hands out.",
  fields: (t) => ({
    position: t.string({ required: true, description: "As what they sign, at most 80 letters." }),
    name: t.string({ description: "With titles, at most 120 letters; without it a line is left for it." }),
    nip: t.string({ description: "Their number as a civil servant or teacher, at most 40 letters." }),
  }),
});
