import { aLibrary, connection, type PageArguments } from "./library";

interface ListArguments extends PageArguments {
  search?: string | null;
}

interface ListRecord {
  id: string;
  [field: string]: unknown;
}

export function anAuthorRecord(id: string, firstName: string, lastName: string | null, booksCount = 1): ListRecord {
  return { __typename: "Author", id, firstName, lastName, kind: "PERSON", booksCount };
}

/** A library whose lists match the beginning of any word; `searches` records the search terms. */
export function aPickerLibrary(lists: Record<string, readonly ListRecord[]>) {
  const library = aLibrary();
  const searches: string[] = [];
  const root = library.root as Record<string, unknown>;
  for (const [list, records] of Object.entries(lists)) {
    root[list] = ({ search, ...page }: ListArguments) => {
      searches.push(search ?? "");
      const words = (search ?? "").toLowerCase().split(/[\s,]+/);
      const isFound = (record: ListRecord) => {
        const text = ` ${Object.values(record).join(" ").toLowerCase()}`;
        return words.every((word) => text.includes(` ${word}`));
      };
      return connection(records.filter(isFound), page);
    };
  }
  return { library, searches: searches, root };
}
