import { recordBooks } from "./books/writing/recordBooks.js";
import { bookBin } from "./books/writing/bookBin.js";
import { copyBin } from "./books/copies/copyBin.js";
import { bookFileBin } from "./books/files/bookFileBin.js";
import { recordBinHandlers } from "./authorities/editing/recordBinHandlers.js";
import { eResourceBin } from "./eResources/eResourceBin.js";
import type { BinHandlers } from "./bin/BinHandler.js";

/** How each kind comes back and goes for good: the bin itself knows no feature. */
export const binHandlers: BinHandlers = {
  book: bookBin,
  copy: copyBin,
  book_file: bookFileBin("digitalFile"),
  book_cover: bookFileBin("imageUrl"),
  e_resource: eResourceBin,
  ...recordBinHandlers(recordBooks),
};
