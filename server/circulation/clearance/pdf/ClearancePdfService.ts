import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql, { join } from "sql-template-tag";

import { ConflictError, invalid } from "../../../errors.js";
import type { Database } from "../../../platform/database/Database.js";
import type { FileFolder } from "../../../platform/files/FileFolder.js";
import { openImage } from "../../../platform/pdf/letterhead.js";
import { newDocument } from "../../../platform/pdf/newDocument.js";
import { required } from "../../../platform/required.js";
import { dayIn } from "../../../platform/time/libraryClock.js";
import { longDate } from "../../../platform/time/longDate.js";
import { type LoadedLetterhead, readLetterhead } from "../../../settings/letterhead/readLetterhead.js";
import { assertCanRead, type Viewer } from "../../../viewer.js";
import { MOST_LETTERS } from "../clearanceInput.js";
import { type LetterRow, selectLetters } from "../../clearanceLetters/letterReads.js";
import { letterNotFound } from "../letterNotFound.js";
import { verificationPath } from "../verificationPath.js";
import { drawLetter } from "./drawLetter.js";

interface PrintOptions {
  /** What the library is called until an administrator says otherwise. */
  readonly libraryName: string;
  readonly timeZone: string;
  /** The project's folder, whose packages have the typeface. */
  readonly root: string;
}

interface PrintedLetters {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly fileName: string;
}

/** Valid letters on paper: a page of A4 each. */
export class ClearancePdfService {
  constructor(
    private readonly database: Database,
    private readonly folder: FileFolder,
    private readonly options: PrintOptions,
  ) {}

  /**
   * One PDF of these letters, in their order. `origin` is where the public looks a letter up; null where
   * others cannot open it, so that no code is printed that leads nowhere.
   * @throws ValidationError; NotFoundError; ConflictError for one that is revoked
   */
  async print(viewer: Viewer, ids: readonly number[], origin: string | null): Promise<PrintedLetters> {
    assertCanRead(viewer, "clearance");
    const letters = await this.findLetters(ids);
    const head = await readLetterhead(this.database, this.folder, this.options.libraryName);
    const [first] = letters;
    const name = letters.length === 1 && first ? first.number.replaceAll("/", "-").toLowerCase() : "semua";
    return { chunks: this.draw(letters, head, origin), fileName: `surat-bebas-pustaka-${name}.pdf` };
  }

  private async findLetters(ids: readonly number[]): Promise<LetterRow[]> {
    if (ids.length === 0 || ids.length > MOST_LETTERS) {
      throw invalid("ids", `Sebutkan 1 sampai ${MOST_LETTERS} surat.`);
    }
    const rows = await this.database.read((reader) =>
      selectLetters(reader, sql`clearance_letters.id IN (${join([...ids])})`, sql``),
    );
    const byId = new Map(rows.map((letter) => [letter.id, letter]));
    return ids.map((id) => {
      const letter = byId.get(id);
      if (!letter) throw letterNotFound();
      if (!letter.isValid) throw new ConflictError(`Surat ${letter.number} sudah dicabut, jadi tidak dicetak lagi.`);
      return letter;
    });
  }

  private async *draw(
    letters: readonly LetterRow[],
    { logo, signatories, ...texts }: LoadedLetterhead,
    origin: string | null,
  ): AsyncGenerator<Uint8Array> {
    const info = { Title: "Surat Bebas Pustaka", Author: texts.name };
    const document = await newDocument(this.options.root, { size: "A4", margin: 0, info });
    const signatory = required(signatories[0], "who signs");
    const head = { ...texts, signatory, logo: logo && openImage(document, logo) };
    const drawAll = async () => {
      for (const letter of letters) {
        // Whoever asked for it has gone.
        if (document.destroyed) return;
        document.addPage();
        drawLetter(document, head, {
          ...letter,
          issuedOn: longDate(dayIn(this.options.timeZone, letter.issuedAt)),
          path: verificationPath(letter),
          origin,
        });
        await yieldToEventLoop();
      }
      document.end();
    };
    drawAll().catch((error: unknown) => document.destroy(error instanceof Error ? error : new Error(String(error))));
    for await (const chunk of document) yield chunk as Uint8Array;
  }
}
