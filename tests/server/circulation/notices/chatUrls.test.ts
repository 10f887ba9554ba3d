import sql from "sql-template-tag";

import { selectBorrowings } from "../../../../server/circulation/borrowings/borrowingReads.js";
import { presentLoan } from "../../../../server/circulation/borrowings/presentLoan.js";
import { loanChatUrl } from "../../../../server/circulation/notices/chatUrls.js";
import { createNoticeLoaders } from "../../../../server/circulation/notices/noticeLoaders.js";
import { readLendingDay } from "../../../../server/circulation/policy/lendingDay.js";
import { onBothEngines } from "../../../support/database.js";
import { givenWritingLibrary, mailbox } from "../../../support/circulation/givenNotices.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("A chat about a loan", (test) => {
  it("asks for what was lost until that is made good", async () => {
    const library = await givenWritingLibrary(test.database, mailbox(), { students: 1, copies: 3 });
    const { admin, lending, codes, nisOf } = library;
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE students SET phone = '081234567890'`));
    const [owed, settled] = [
      await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] }),
      await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[1] }),
      await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[2] }),
    ];
    await lending.reportLost(admin, owed.borrowingId, { amount: 40_000 });
    await lending.reportLost(admin, settled.borrowingId, { amount: 0 });
    const loans = await test.database.read(async (reader) => {
      const day = await readLendingDay(reader, library.time);
      return (await selectBorrowings(reader, sql`TRUE`)).map((row) => presentLoan(row, day));
    });
    const loaders = {
      ...createNoticeLoaders(test.database),
      settings: { load: () => Promise.resolve({ name: "Perpustakaan Aksara", noticeTexts: [] }) },
    };
    const urls = await Promise.all(
      loans
        .sort((one, other) => one.id - other.id)
        .map(async (loan) => decodeURIComponent((await loanChatUrl(admin, loan, loaders)) ?? "")),
    );
    expect(urls).toEqual([
      expect.stringContaining("tercatat hilang. Jika ditemukan"),
      "",
      expect.stringContaining("Mohon dikembalikan tepat waktu, atau perpanjang di Profil Saya."),
    ]);
  });
});
