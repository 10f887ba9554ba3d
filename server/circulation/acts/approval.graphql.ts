import { builder } from "../../platform/graphql/builder.js";

export const ApprovalInputRef = builder.inputType("ApprovalInput", {
  description: "Somebody with the right who approves this one request. No session is made for them.",
  fields: (t) => ({
    username: t.string({ required: true, description: "The user name." }),
    password: t.string({ required: true, description: "The password, which is kept nowhere." }),
    code: t.string({ description: "The six digits of the app, where the account has a second factor." }),
  }),
});

export const approvalField =
  "Who approves what the viewer may not decide alone; not looked at where the viewer may. Wrong ones are counted as " +
  "those of a login.";
