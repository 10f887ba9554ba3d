import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

/** A word of the titles, authors and subjects of the books that readers find. */
@Entity("vocabulary_words")
@Index("uq_vocabulary_words_word", ["word"], { unique: true })
export class VocabularyWord {
  /** In the order of their coming: whoever has all words up to one reads only those after it. */
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 40 })
  word: string;

  /** How often it occurs; a word that no book has any more stays with 0 until the next sweep. */
  @Column({ type: "int" })
  uses: number;
}

export const vocabularyWordTable = tableOf(VocabularyWord);
