import type { Database } from "../../platform/database/Database.js";
import { parsePictureAddress } from "../../platform/files/fileAddress.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import type { FileColumn, StoredFiles } from "../../platform/files/StoredFiles.js";
import type { ByteLimit } from "../../platform/files/writeUpload.js";
import { writeTextPicture } from "../../platform/files/images/textPicture.js";
import { required } from "../../platform/required.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { blogPictureTable } from "./BlogPicture.entity.js";
import { dropForgottenPictures } from "./postPictures.js";

export const blogPictureColumns: readonly FileColumn[] = [
  { table: "blog_pictures", column: blogPictureTable.name, nameAt: 1 },
];

/** A picture as a text names it. */
export interface UploadedPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Pictures within the texts of posts. One that no post shows is forgotten after a month. */
export class BlogPictureService {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly limits: { readonly pictureBytes: ByteLimit },
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** It belongs to no post until one is saved that shows it. @throws FileRefusedError */
  async upload(viewer: Viewer, receive: ReceiveFile): Promise<UploadedPicture> {
    assertCanManage(viewer, "blogs");
    const maxBytes = await this.limits.pictureBytes();
    const { stream } = await receive();
    return this.files.store(
      viewer,
      "picture",
      (name) => writeTextPicture(this.files.folder, name, stream, maxBytes),
      async (tx, url) => {
        const { name, width, height } = required(parsePictureAddress(url), "the address just made");
        await tx.insert(blogPictureTable, [{ name, postId: null, since: this.now() }]);
        return {
          result: { url, width, height },
          audit: [{ action: "blogPicture.upload", recordId: null, after: { imageUrl: url } }],
        };
      },
    );
  }

  /** Called periodically, before the sweep of the files. */
  async forgetUnused(): Promise<void> {
    const bookkeeping = { unaudited: "Nobody has used these pictures; their upload has the entry." };
    while (await this.database.write(bookkeeping, (tx) => dropForgottenPictures(tx, this.now())));
  }
}
