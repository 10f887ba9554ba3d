import { z } from "zod";

import { ValidationError } from "../../../../server/errors.js";
import { recordId, rupiah } from "../../../../server/platform/validation/fields.js";
import { parseInput } from "../../../../server/platform/validation/parseInput.js";

const schema = z.strictObject({ bookId: recordId, price: rupiah, title: z.string().min(1).max(5) });

function messagesOf(input: unknown): Record<string, string> {
  try {
    parseInput(schema, input);
  } catch (error) {
    return Object.fromEntries((error as ValidationError).fields.map(({ name, message }) => [name, message]));
  }
  return {};
}

describe("What is wrong with an input", () => {
  it("is told of every field at once, with the way out", () => {
    expect(messagesOf({ bookId: 1.5, price: -1, title: "" })).toEqual({
      bookId: "Isi dengan bilangan bulat.",
      price: "Minimal 0.",
      title: "Wajib diisi.",
    });
    expect(messagesOf({ price: "seribu", title: "terlalu panjang", pemilik: 1 })).toEqual({
      bookId: "Wajib diisi.",
      price: "Isi dengan angka.",
      title: "Maksimal 5 karakter.",
      pemilik: "Isian ini tidak dikenal.",
    });
  });

  it("is one field's own words where one is wrong", () => {
    expect(() => parseInput(schema, { bookId: 0, price: 1, title: "Buku" })).toThrow(
      new ValidationError("Isi dengan nomor.", []),
    );
  });
});
