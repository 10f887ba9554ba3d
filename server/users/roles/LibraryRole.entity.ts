import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import type { Grants } from "../../rights.js";

/** What somebody who works at the library may do, under the library's own name for it (peran). */
@Entity("library_roles")
@Index("uq_library_roles_name", ["nameKey"], { unique: true })
export class LibraryRole {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 60 })
  name: string;

  /** The folded name: two roles differ in more than case and punctuation. */
  @Column({ type: "varchar", length: 190 })
  nameKey: string;

  /** Whom it is for, in a sentence. */
  @Column({ type: "varchar", length: 255, default: "" })
  purpose: string;

  /** What it gives of each group: see rights.ts. */
  @Column({ type: "simple-json" })
  grants: Grants;
}

export const libraryRoleTable = tableOf(LibraryRole);
