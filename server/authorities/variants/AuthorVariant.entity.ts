import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import { Author } from "../records/Author.entity.js";

/** Another name of an author, from which a search is referred to the author's own. */
@Entity("author_variants")
@Index("uq_author_variants_name", ["authorId", "nameKey"], { unique: true })
@Index("ix_author_variants_name_key", ["nameKey"])
export class AuthorVariant {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  authorId: number;

  @ManyToOne(() => Author, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "author_id", foreignKeyConstraintName: "fk_author_variants_author" })
  author?: Relation<Author>;

  @Column({ type: "varchar", length: 255 })
  name: string;

  /** `foldKey(name)`. */
  @Column({ type: "varchar", length: 190 })
  nameKey: string;

  /** Whether it is a delivered name that this library does not want. */
  @Column({ type: "boolean", default: false })
  isSwitchedOff: boolean;
}

export const authorVariantTable = tableOf(AuthorVariant);
