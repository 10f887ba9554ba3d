import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** A version of the product that has migrated this database, in their order. */
@Entity("releases")
export class Release {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 40 })
  version: string;
}
