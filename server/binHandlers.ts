import { recordBooks } from "./books/writing/recordBooks.js";
import { bookBin } from "./books/writing/bookBin.js";
import { copyBin } from "./books/copies/copyBin.js";
import { bookFileBin } from "./books/files/bookFileBin.js";
import { recordBinHandler } from "./authorities/editing/recordBinHandler.js";
import { eResourceBin } from "./eResources/eResourceBin.js";
import type { BinHandlers } from "./bin/BinHandler.js";

/** How each kind comes back and goes for good: the bin itself knows no feature. */
export const binHandlers: BinHandlers = {
  book: bookBin,
  copy: copyBin,
  book_file: bookFileBin,
  book_cover: bookFileBin,
  e_resource: eResourceBin,
  author: recordBinHandler("authors", recordBooks),
  publisher: recordBinHandler("publishers", recordBooks),
  category: recordBinHandler("categories", recordBooks),
  classification: recordBinHandler("classifications", recordBooks),
  location: recordBinHandler("locations", recordBooks),
  source: recordBinHandler("sources", recordBooks),
};
