import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { type GlobalId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { WeekdayRef } from "../../settings/openingHours/openingHours.graphql.js";
import { SerialFrequencyRef, SerialPriceSpanRef, SerialRef } from "../serial.graphql.js";
import type { SerialRow } from "../serialReads.js";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;
const valueInputs = (t: InputFields) => ({
  weekdays: t.field({ type: [WeekdayRef], description: "On which days a daily comes out; all seven unless given." }),
  endsOn: t.field({ type: "Date", description: "The last day of the subscription; null where none is set." }),
  supplier: t.string({ description: "Who delivers it (rekanan), at most 255 characters." }),
  price: t.int({ description: "In whole rupiah; null where each copy has the title's own price." }),
  pricePer: t.field({ type: SerialPriceSpanRef, description: "What the price is for; ISSUE unless given." }),
  locationId: t.globalID({ description: "Where its issues stand; null where the book stands." }),
  firstVolume: t.int({ description: "The volume of the first issue; null where it has none." }),
  firstNumber: t.int({ description: "The number of the first issue; null where it has none." }),
  restartsYearly: t.boolean({ description: "Whether each year begins with number 1; false unless given." }),
  labelPattern: t.string({
    description:
      "What issues are called, at most 120 characters, with {volume}, {nomor}, {tanggal}, {bulan} and {tahun}.",
  }),
  copiesPerIssue: t.int({ description: "How many copies come of each issue, 1 to 20; 1 unless given." }),
  makesCopies: t.boolean({ description: "Whether copies are made of what comes; true unless given." }),
  graceDays: t.int({ description: "So many days after its own an issue is late, 0 to 60; 3 unless given." }),
  note: t.string({ description: "What the desk remarks about it, at most 500 characters." }),
});

function withLocation<Input extends { readonly locationId?: GlobalId | null | undefined }>({
  locationId,
  ...input
}: Input) {
  return {
    ...input,
    ...(locationId !== undefined && { locationId: locationId && recordIdOf("Location", locationId) }),
  };
}

type Fields = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, { readonly serial: SerialRow }>;
const result = {
  description: "The subscription after the change.",
  outputFields: (t: Fields) => ({
    serial: t.field({ type: SerialRef, description: "As it is now.", resolve: ({ serial }) => serial }),
  }),
};

builder.relayMutationField(
  "createSerial",
  {
    description: "A subscription to a periodical.",
    inputFields: (t) => ({
      bookId: t.globalID({ required: true, description: "The title; its kind of material is SERIAL." }),
      frequency: t.field({ type: SerialFrequencyRef, required: true, description: "How often it comes out." }),
      firstOn: t.field({
        type: "Date",
        required: true,
        description: "The day of the first issue that is kept, at most a year ago; the others are counted from it.",
      }),
      key: t.string({ description: "A UUID of this one request: sent again with it, it adds no second." }),
      ...valueInputs(t),
    }),
  },
  {
    description: "Subscribes to a periodical; its issues are foretold. For librarians. Source: POST /serials.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { bookId, ...input } }, { serialEditing, viewer }) => ({
      serial: await serialEditing.create(viewer, { ...withLocation(input), bookId: recordIdOf("Book", bookId) }),
    }),
  },
  result,
);

builder.relayMutationField(
  "updateSerial",
  {
    description: "What changes of a subscription; what is left out stays.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which one." }),
      frequency: t.field({ type: SerialFrequencyRef, description: "How often it comes out." }),
      firstOn: t.field({ type: "Date", description: "The day from which issues are counted." }),
      ...valueInputs(t),
    }),
  },
  {
    description:
      "Changes a subscription. Another schedule leaves what came, and foretells anew from today on. For librarians. " +
      "Source: PUT /serials/{id}.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { id, frequency, firstOn, ...input } }, { serialEditing, viewer }) => ({
      serial: await serialEditing.update(viewer, recordIdOf("Serial", id), {
        ...withLocation(input),
        frequency: frequency ?? undefined,
        firstOn: firstOn ?? undefined,
      }),
    }),
  },
  result,
);

builder.relayMutationField(
  "deleteSerial",
  {
    description: "The subscription to delete.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "Which one." }) }),
  },
  {
    description:
      "Puts a subscription into the bin with its issues; the copies that came with them stay. For librarians. " +
      "Source: DELETE /serials/{id}.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { serialEditing, viewer }) => {
      const serialId = recordIdOf("Serial", id);
      return { serialId, ...(await serialEditing.delete(viewer, serialId)) };
    },
  },
  {
    description: "The subscription is gone.",
    outputFields: (t) => ({
      deletedSerialId: t.globalID({
        description: "Global id of what is no longer there.",
        resolve: ({ serialId }) => ({ type: "Serial", id: serialId }),
      }),
      binEntryIds: t.globalIDList({
        description: "Its way back, for `restoreFromBin`.",
        resolve: ({ binEntryIds }) => binEntryIds.map((id) => ({ type: "BinEntry", id })),
      }),
    }),
  },
);
