import sql from "sql-template-tag";

import { recountVocabulary } from "../books/vocabulary/countVocabulary.js";
import type { Config } from "../config.js";
import { openDatabase } from "../openDatabase.js";

/** Counts the words of the collection anew, by which slips are corrected; the server may go on meanwhile. */
export async function recountWordsCommand(config: Config): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl });
  try {
    await recountVocabulary(database);
    const words = await database.read((reader) => reader.count(sql`FROM vocabulary_words WHERE uses > 0`));
    console.log(`Kosakata koleksi dihitung ulang: ${words.toLocaleString("id-ID")} kata.`);
  } finally {
    await database.close();
  }
}
