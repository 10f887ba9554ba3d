import { DomainError } from "../../server/errors.js";

/** The expected failure of a call: its kind, its words, and the wrong fields by name. */
export async function expectDomainError(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (error instanceof DomainError) {
      return {
        kind: error.kind,
        message: error.message,
        fields: Object.fromEntries(error.fields.map(({ name, message }) => [name, message])),
      };
    }
    throw error;
  }
  throw new Error("It was expected to be refused");
}
