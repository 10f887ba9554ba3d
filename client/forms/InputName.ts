/**
 * What a form has to send of its command's input: everything but which record, and which state of it, is meant. A form
 * whose names are these cannot forget one that the schema has.
 */
export type InputName<Input> = Exclude<keyof Input, "id" | "expectedRevision" | "expectedUpdatedAt">;
