import { studentCodes } from "./activation/studentCodes.js";
import { blogBin } from "./blogs/blogBin.js";
import { bookBin } from "./books/writing/bin/bookBin.js";
import { bookChangeBin } from "./books/writing/bin/bookChangeBin.js";
import { copyBin } from "./books/copies/copyBin.js";
import { bookCoverBin, bookFileBin } from "./books/files/bookFileBin.js";
import { recordBinHandlers } from "./authorities/editing/recordBinHandlers.js";
import { eResourceBin } from "./eResources/eResourceBin.js";
import { studentBin } from "./students/studentBin.js";
import { recordUses } from "./serials/recordUses.js";
import { serialBin } from "./serials/serialBin.js";
import { suggestionBin } from "./suggestions/suggestionBin.js";
import type { BinHandlers } from "./bin/BinHandler.js";

/** How each kind comes back and goes for good: the bin itself knows no feature. */
export const binHandlers: BinHandlers = {
  book: bookBin,
  book_change: bookChangeBin,
  copy: copyBin,
  book_file: bookFileBin,
  book_cover: bookCoverBin,
  e_resource: eResourceBin,
  blog_post: blogBin,
  student: studentBin(studentCodes),
  suggestion: suggestionBin,
  serial: serialBin,
  ...recordBinHandlers(recordUses),
};
