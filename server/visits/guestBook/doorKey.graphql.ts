import { ThrottledError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import type { DoorKeyInfo } from "./DoorKeyService.js";

const DoorKeyRef = builder.objectRef<DoorKeyInfo>("DoorKeyInfo").implement({
  description:
    "The key that binds the guest book to the devices at the door (kunci buku tamu), without the key itself.",
  fields: (t) => ({ createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }) }),
});

builder.queryField("doorKey", (t) =>
  t.field({
    type: DoorKeyRef,
    nullable: true,
    description:
      "Whether only known devices sign the guest book; null while every device may. Administrators. REST: GET " +
      "/settings/door-key.",
    resolve: (_root, _args, { doorKeys, viewer }) => doorKeys.read(viewer),
  }),
);

const CreateDoorKeyPayload = builder
  .objectRef<DoorKeyInfo & { readonly key: string }>("CreateDoorKeyPayload")
  .implement({
    description: "The new key.",
    fields: (t) => ({
      key: t.exposeString("key", {
        description: "Shown this once: for `bindDoorDevice`, or opened on the device as `/visits#kunci=…`.",
      }),
      doorKey: t.field({ type: DoorKeyRef, description: "What is kept of it.", resolve: (created) => created }),
    }),
  });

builder.mutationField("createDoorKey", (t) =>
  t.field({
    type: CreateDoorKeyPayload,
    description:
      "Lets only devices with a new key sign the guest book; the key before it no longer does. Administrators. REST: " +
      "POST /settings/door-key.",
    resolve: (_root, _args, { doorKeys, viewer }) => doorKeys.create(viewer),
  }),
);

const RevokeDoorKeyPayload = builder.objectRef<{ readonly message: string }>("RevokeDoorKeyPayload").implement({
  description: "Every device may sign.",
  fields: (t) => ({ message: t.exposeString("message", { description: "For the person, in Indonesian." }) }),
});

builder.mutationField("revokeDoorKey", (t) =>
  t.field({
    type: RevokeDoorKeyPayload,
    description: "Lets every device sign the guest book again. Administrators. REST: DELETE /settings/door-key.",
    resolve: async (_root, _args, { doorKeys, viewer }) => {
      await doorKeys.revoke(viewer);
      return { message: "Kunci buku tamu dicabut" };
    },
  }),
);

builder.relayMutationField(
  "bindDoorDevice",
  {
    description: "The key of the guest book.",
    inputFields: (t) => ({
      key: t.string({ required: true, description: "Upper or lower case, with or without hyphens." }),
    }),
  },
  {
    description:
      "Makes this device one that signs the guest book: the answer sets its cookie. Needs no login. REST: POST " +
      "/visits/door-key.",
    errors: { types: [ValidationError, ThrottledError] },
    resolve: async (_root, { input }, { doorKeys, session, viewer }) => {
      session.keepDoorKey(await doorKeys.bind(viewer, input, session.address));
      return { message: "Perangkat ini dapat mengisi buku tamu" };
    },
  },
  {
    description: "The device is known.",
    outputFields: (t) => ({ message: t.exposeString("message", { description: "For the person, in Indonesian." }) }),
  },
);
