import { authorName } from "../../../client/books/authorNames";

test.each([
  [{ firstName: "Andrea", lastName: "Hirata" }, "Andrea Hirata"],
  [{ firstName: "Andrea", lastName: "HIRATA" }, "Andrea Hirata"],
  [{ firstName: "Imam", lastName: "AL-BUKHARI" }, "Imam Al-Bukhari"],
  [{ firstName: "Jalal Muhammad", lastName: "SYAFI'I" }, "Jalal Muhammad Syafi'i"],
  [{ firstName: "Emha Ainun", lastName: "NADJIB" }, "Emha Ainun Nadjib"],
  [{ firstName: "Mitsuo", lastName: "Nakamura" }, "Mitsuo Nakamura"],
  [{ firstName: "Felix Y.", lastName: "J.R." }, "Felix Y. J.R."],
  [{ firstName: "TIM", lastName: "REDAKSI" }, "TIM REDAKSI"],
  [{ firstName: "HAMKA", lastName: null }, "HAMKA"],
])("%j is read as %s: a surname in capitals is a cataloguer's mark", (name, read) => {
  expect(authorName(name)).toBe(read);
});
