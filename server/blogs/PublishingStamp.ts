import sql from "sql-template-tag";

import { pick } from "../platform/database/columns.js";
import type { Database, Reader } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { blogPostTable } from "./BlogPost.entity.js";

interface Known {
  readonly dataVersion: string;
  /** When the latest post appeared by itself or otherwise. */
  readonly latest: string;
  /** When the next one will. */
  readonly next: number;
}

/**
 * A scheduled post appears without anything being written, so that what is kept for visitors has to know of its time.
 * Asked for with each page: it reads only after a change of the data, and when a post's time has come.
 */
export class PublishingStamp {
  private known: Known | null = null;

  constructor(
    private readonly database: Pick<Database, "read">,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Moves with the data, and whenever a post appears. */
  async at(dataVersion: string): Promise<string> {
    const now = this.now();
    if (this.known?.dataVersion !== dataVersion || now.getTime() >= this.known.next) {
      this.known = await this.database.read((reader) => readKnown(reader, dataVersion, now));
    }
    return `${dataVersion}.${this.known.latest}`;
  }
}

async function readKnown(reader: Reader, dataVersion: string, now: Date): Promise<Known> {
  const at = toSqlDateTime(now);
  const published = sql`FROM blog_posts WHERE status = 'published'`;
  const time = pick(blogPostTable, "publishedAt");
  const [latest] = await reader.select(
    time,
    sql`${published} AND published_at <= ${at} ORDER BY published_at DESC LIMIT 1`,
  );
  const [next] = await reader.select(time, sql`${published} AND published_at > ${at} ORDER BY published_at LIMIT 1`);
  return {
    dataVersion,
    latest: String(latest?.publishedAt?.getTime() ?? 0),
    next: next?.publishedAt?.getTime() ?? Infinity,
  };
}
