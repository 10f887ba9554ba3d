import { FileRefusedError, NotFoundError, ValidationError } from "../../errors.js";
import { ACCEPTED_PICTURES } from "../../platform/files/images/picture.js";
import { builder } from "../../platform/graphql/builder.js";
import { incomingUpload } from "../../platform/graphql/multipartOperations.js";
import { SettingsRef } from "../settings.graphql.js";
import type { Settings } from "../settingsReads.js";

builder.relayMutationField(
  "uploadLogo",
  {
    description: "The library's logo.",
    inputFields: (t) => ({
      file: t.field({
        type: "Upload",
        required: true,
        description: `${ACCEPTED_PICTURES}; its content decides, not its name.`,
      }),
    }),
  },
  {
    description:
      "Gives the library its logo, made anew in three widths without the picture's metadata; the one it had goes. " +
      "Refused or cut, everything stays. Administrators. REST: POST /settings/upload-logo.",
    errors: { types: [ValidationError, FileRefusedError] },
    resolve: async (_root, { input }, { logos, settings, viewer }) => {
      await logos.upload(viewer, incomingUpload(input.file));
      return { settings: await settings.read(viewer) };
    },
  },
  {
    description: "The settings with the logo.",
    outputFields: (t) => ({
      settings: t.field({ type: SettingsRef, description: "All of them.", resolve: ({ settings }) => settings }),
    }),
  },
);

const DeleteLogoPayload = builder.objectRef<{ readonly settings: Settings }>("DeleteLogoPayload").implement({
  description: "The settings without a logo.",
  fields: (t) => ({ settings: t.expose("settings", { type: SettingsRef, description: "All of them." }) }),
});

builder.mutationField("deleteLogo", (t) =>
  t.field({
    type: DeleteLogoPayload,
    description:
      "Takes the library's logo away: pages show the product's mark again. Administrators. REST: DELETE " +
      "/settings/delete-logo.",
    errors: { types: [NotFoundError] },
    resolve: async (_root, _args, { logos, settings, viewer }) => {
      await logos.remove(viewer);
      return { settings: await settings.read(viewer) };
    },
  }),
);
