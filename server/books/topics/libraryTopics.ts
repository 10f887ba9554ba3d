import type { Reader } from "../../platform/database/Database.js";
import { type ClassesOfTopic, libraryClasses } from "./libraryClasses.js";
import { type LibrarySubject, librarySubjects } from "./librarySubjects.js";
import type { MatchedTopic } from "./matchTopics.js";

/** A topic with the places of this library at which it is found; never an empty one. */
export interface LibraryTopic extends MatchedTopic, ClassesOfTopic {
  readonly subjects: readonly LibrarySubject[];
}

/** Those of the topics of which the library has anything. */
export async function libraryTopics(reader: Reader, topics: readonly MatchedTopic[]): Promise<readonly LibraryTopic[]> {
  if (topics.length === 0) {
    return [];
  }
  const [classes, subjects] = await Promise.all([
    libraryClasses(
      reader,
      topics.map(({ topic }) => topic),
    ),
    librarySubjects(reader, topics),
  ]);
  return topics.flatMap((topic, place) => {
    const found = { ...topic, ...(classes[place] ?? { classes: [], widerIds: [] }), subjects: subjects[place] ?? [] };
    return found.classes.length + found.subjects.length > 0 ? found : [];
  });
}
