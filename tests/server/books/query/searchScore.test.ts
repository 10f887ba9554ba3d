import { BookService } from "../../../../server/books/BookService.js";
import { onSqlite } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { scoredCollection } from "../../../support/search/collection.js";
import { questions } from "../../../support/search/questions.js";
import { schoolCollection } from "../../../support/search/schoolCollection.js";
import { MIN_MET_SHARE, schoolQuestions } from "../../../support/search/schoolQuestions.js";
import { scoreQuestions, scoreSchoolQuestions, scoreTable } from "../../../support/search/scoreSearch.js";

/** Of the questions as pupils type them; it goes up with the search, and never down. */
const MIN_MET = 147;

onSqlite("The score of the search", (test) => {
  it("is not below what it was", async () => {
    await givenBooks(test.database, scoredCollection());

    const scored = await scoreQuestions(new BookService(test.database), questions);

    process.stdout.write(`${scoreTable(scored)}\n`);
    expect(scored.filter(({ isMet }) => isMet).length).toBeGreaterThanOrEqual(MIN_MET);
  });

  it("is what was set before for what a school types, within the first three results", async () => {
    await givenBooks(test.database, schoolCollection());

    const scored = await scoreSchoolQuestions(new BookService(test.database), schoolQuestions);

    process.stdout.write(`${scoreTable(scored)}\n`);
    const share = scored.filter(({ isMet }) => isMet).length / scored.length;
    expect(share).toBeGreaterThanOrEqual(MIN_MET_SHARE);
  });
});
