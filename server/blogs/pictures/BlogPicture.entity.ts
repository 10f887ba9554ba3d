import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

/** That a picture is wanted: by a post whose text shows it, or for a while by nobody yet or any more. */
@Entity("blog_pictures")
@Index("uq_blog_pictures_post", ["name", "postId"], { unique: true })
@Index("ix_blog_pictures_post", ["postId", "since"])
export class BlogPicture {
  @PrimaryGeneratedColumn()
  id: number;

  /** As `stored_files` has it; its address begins with it. */
  @Column({ type: "varchar", length: 32 })
  name: string;

  /** Null where no post shows it: it was uploaded a while ago, or taken out of a text. */
  @Column({ type: "int", nullable: true })
  postId: number | null;

  @Column({ type: "datetime" })
  since: Date;
}

export const blogPictureTable = tableOf(BlogPicture);
