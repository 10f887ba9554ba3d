import { randomUUID } from "node:crypto";

import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";

onBothEngines("An idempotency key", (test) => {
  it("is compared sign by sign: in capitals it is another, and with a space it is none", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const idempotencyKey = `abcdef${randomUUID().slice(6)}`;
    const first = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0], idempotencyKey });
    const other = await lending.borrow(admin, {
      nis: nisOf(0),
      itemCode: codes[1],
      idempotencyKey: idempotencyKey.toUpperCase(),
    });
    expect(other.borrowingId).not.toBe(first.borrowingId);
    for (const spaced of [`${idempotencyKey} `, ` ${idempotencyKey}`, `${idempotencyKey}\n`]) {
      const refused = lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0], idempotencyKey: spaced });
      expect(Object.keys((await expectDomainError(refused)).fields)).toEqual(["idempotencyKey"]);
    }
  });

  it("stands for a value, however its fields are ordered, and for no other value", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const idempotencyKey = randomUUID();
    const [nis, itemCode, dueAt] = [nisOf(0), codes[0], "2026-11-05"];
    const first = await lending.borrow(admin, { nis, itemCode, dueAt, confirm: [], idempotencyKey });
    expect(await lending.borrow(admin, { idempotencyKey, dueAt, itemCode: ` ${itemCode ?? ""} `, nis })).toEqual(first);
    for (const changed of [{ dueAt: "2026-11-06" }, { nis: nisOf(1) }, { itemCode: codes[1] }, { dueAt: undefined }]) {
      const refused = lending.borrow(admin, { nis, itemCode, dueAt, idempotencyKey, ...changed });
      expect((await expectDomainError(refused)).message).toMatch(/^Kunci ini sudah dipakai untuk permintaan lain/u);
    }
  });
});
