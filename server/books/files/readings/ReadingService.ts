import { z } from "zod";

import { invalid } from "../../../errors.js";
import type { Database } from "../../../platform/database/Database.js";
import { networkOf } from "../../../platform/limits/network.js";
import { RateLimiter } from "../../../platform/limits/RateLimiter.js";
import { recordId } from "../../../platform/validation/fields.js";
import { parseInput } from "../../../platform/validation/parseInput.js";
import { assertCanWrite, isLibrarian, type Viewer } from "../../../viewer.js";
import { booksVisibleTo } from "../../bookReads.js";
import { bookFilesByIds, isStored } from "../bookFileReads.js";
import { fileNotFound } from "../changeFiles.js";
import { assertCanReadFile } from "../digitalFileAccess.js";
import type { ReadingCounter } from "./ReadingCounter.js";

const input = z.strictObject({ id: recordId });

/** A class that opens its book at once, behind one address, and more than one person opens. */
const PER_MINUTE = 120;

/** That somebody has opened a file, by whom the reading screen says so: requests for parts of it tell nothing. */
export class ReadingService {
  private readonly limiter = new RateLimiter({
    callsPerMinute: PER_MINUTE,
    message: "Terlalu banyak berkas dibuka dari jaringan ini.",
  });

  constructor(
    private readonly database: Database,
    private readonly counter: ReadingCounter,
  ) {}

  /**
   * Returns whether it counts: what the desk opens, to look at it, does not.
   * @throws NotFoundError, ValidationError for a link, UnauthenticatedError where it does not open, ThrottledError
   */
  async record(viewer: Viewer, given: unknown, address: string): Promise<boolean> {
    assertCanWrite(viewer);
    const { id } = parseInput(input, given);
    this.limiter.consume(networkOf(address));
    const [file] = await this.database.read((reader) => bookFilesByIds(reader, [id], booksVisibleTo(viewer)));
    if (!file) {
      throw fileNotFound();
    }
    if (!isStored(file)) {
      throw invalid("id", "Ini tautan; yang dibuka di tempat lain tidak dihitung.");
    }
    assertCanReadFile(viewer, file.access);
    if (isLibrarian(viewer)) {
      return false;
    }
    this.counter.record(file);
    return true;
  }
}
