import { Column, PrimaryGeneratedColumn } from "typeorm";

/**
 * What the six authority lists have in common: an id, the stored count of books, the import that created the record.
 */
export abstract class AuthorityRecord {
  @PrimaryGeneratedColumn()
  id: number;

  /** The number of books with this record that readers find, updated by every write and not counted when read. */
  @Column({ type: "int", default: 0 })
  booksCount: number;

  /** Set while nothing but this import has used the record, so that undoing the import removes it. */
  @Column({ type: "int", nullable: true })
  importId: number | null;
}

/** The lists that are a plain name: publisher, category, source. */
export abstract class NamedAuthorityRecord extends AuthorityRecord {
  @Column({ type: "varchar", length: 255 })
  name: string;

  /** `foldKey(name)`: what makes two spellings the same record. */
  @Column({ type: "varchar", length: 190 })
  nameKey: string;
}
