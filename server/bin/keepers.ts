import { bookBin } from "../books/writing/bookBin.js";
import { copyBin } from "../books/copies/copyBin.js";
import { bookFileBin } from "../books/files/bookFileBin.js";
import { recordBin } from "../authorities/editing/recordBin.js";
import { eResourceBin } from "../eResources/eResourceBin.js";
import type { BinKind } from "./binKinds.js";
import type { BinKeeper } from "./BinKeeper.js";

export const keepers: Readonly<Record<BinKind, BinKeeper>> = {
  book: bookBin,
  copy: copyBin,
  book_file: bookFileBin,
  book_cover: bookFileBin,
  e_resource: eResourceBin,
  author: recordBin("authors"),
  publisher: recordBin("publishers"),
  category: recordBin("categories"),
  classification: recordBin("classifications"),
  location: recordBin("locations"),
  source: recordBin("sources"),
};
