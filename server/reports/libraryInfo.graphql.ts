import { BookRef } from "../books/bookRefs.graphql.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import { FEWEST_SHOWN, MOST_SHOWN } from "../books/oftenSearched/OftenSearchedService.js";
import { MAX_POPULAR_BOOKS, POPULAR_DAYS } from "./KeptFigures.js";
import type { LibraryStatistics } from "./LibraryInfoService.js";

export const LibraryInfoRef = builder.objectRef<LibraryStatistics>("LibraryInfo");

builder.objectType(LibraryInfoRef, {
  description: "The library at a glance.",
  fields: (t) => ({
    name: t.string({
      description: "The library's own name.",
      resolve: async (_figures, _args, { loaders }) => (await loaders.settings.load("all")).name,
    }),
    timeZone: t.string({
      description: "The zone of the library's clock, by which people are told days and hours: `Asia/Jakarta`.",
      resolve: (_figures, _args, { libraryInfo }) => libraryInfo.timeZone,
    }),
    books: t.exposeInt("books", { description: "Titles in the catalogue (Koleksi Buku)." }),
    students: t.exposeInt("students", { description: "Students whose membership is active (Member Aktif)." }),
    borrowings: t.exposeInt("borrowings", { description: "Borrowings so far, returned ones included (Peminjaman)." }),
    visitsThisMonth: t.exposeInt("visitsThisMonth", {
      description: "People who came this month, by the library's clock (Kunjungan Bulan Ini).",
    }),
    popularBooks: t.field({
      type: [BookRef],
      description: `Borrowed most in ${POPULAR_DAYS} days, each at least twice; loans of class sets do not count.`,
      args: { first: t.arg.int({ defaultValue: 8, description: `How many, 0 to ${MAX_POPULAR_BOOKS}.` }) },
      complexity: ({ first }) => costOf(Math.min(first ?? 8, MAX_POPULAR_BOOKS)),
      resolve: (_figures, { first }, { libraryInfo, viewer }) => libraryInfo.popularBooks(viewer, first ?? 8),
    }),
    oftenSearched: t.stringList({
      description:
        `What readers often search for, as the catalogue calls it: ${FEWEST_SHOWN} to ${MOST_SHOWN} titles, authors, ` +
        "subjects or categories, the most looked for first; none where there are fewer. `/books?search=` finds each.",
      complexity: costOf(MOST_SHOWN),
      resolve: async (_figures, _args, { loaders, oftenSearched, viewer }) =>
        oftenSearched.list(viewer, await loaders.settings.load("all")),
    }),
    bookLanguages: t.stringList({
      description: "Codes of the languages that books are in.",
      resolve: (_figures, _args, { books, viewer }) => books.languages(viewer),
    }),
  }),
});

builder.queryField("libraryInfo", (t) =>
  t.field({
    type: LibraryInfoRef,
    description: "The library's name and its four figures.",
    resolve: (_root, _args, { libraryInfo, viewer }) => libraryInfo.statistics(viewer),
  }),
);
