import { Column, PrimaryGeneratedColumn } from "typeorm";

/** What the six catalogue lists share: a number, the kept count of their books, the import that brought them. */
export abstract class AuthorityRecord {
  @PrimaryGeneratedColumn()
  id: number;

  /** Books in the catalogue that carry this record, kept by every write instead of counted by every page. */
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
