import type { DatabaseReads } from "../../platform/database/Database.js";
import type { Viewer } from "../../viewer.js";
import { type LibraryTopic, libraryTopics } from "./libraryTopics.js";
import { matchTopics } from "./matchTopics.js";

/** Leads a search to where in this library the books on its topic stand. */
export class BookTopicService {
  constructor(private readonly database: DatabaseReads) {}

  /**
   * The topics that a search names, with the classes and subjects that have books. Of a search that also says something
   * else only where it found nothing with all of its words: a title's words name topics too.
   */
  async topics(
    _viewer: Viewer,
    search: string | null | undefined,
    { isAnswered }: { readonly isAnswered: boolean },
  ): Promise<readonly LibraryTopic[]> {
    const { topics, isWhole } = await matchTopics(search ?? "");
    return topics.length === 0 || (isAnswered && !isWhole)
      ? []
      : this.database.read((reader) => libraryTopics(reader, topics));
  }
}
