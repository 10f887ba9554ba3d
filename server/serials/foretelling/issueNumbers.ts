/** How a periodical numbers its issues. */
export interface Numbering {
  readonly firstVolume: number | null;
  readonly firstNumber: number | null;
  readonly restartsYearly: boolean;
}

export interface IssueNumber {
  readonly volume: number | null;
  readonly number: number | null;
}

/** An issue from which the next ones are numbered on. */
export interface NumberedIssue extends IssueNumber {
  readonly issuedOn: string;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Numbers the issue of a day after the one before it, or as the first one. */
export function numberAfter(before: NumberedIssue | null, issuedOn: string, numbering: Numbering): IssueNumber {
  if (before === null) return { volume: numbering.firstVolume, number: numbering.firstNumber };
  const years = Math.max(0, yearOf(issuedOn) - yearOf(before.issuedOn));
  const number = before.number === null ? null : numbering.restartsYearly && years > 0 ? 1 : before.number + 1;
  return { volume: before.volume === null ? null : before.volume + years, number };
}

/** What has been decided of an issue, as far as numbers follow from it. */
export interface IssueInLine extends NumberedIssue {
  /** One that never came out has no number, and takes none from the next. */
  readonly isSkipped: boolean;
  /** One that came, or that somebody numbered, keeps its number. */
  readonly isSettled: boolean;
}

/** The numbers of issues in the order of their days: those that are not settled go on from the one before them. */
export function numberInLine(
  issues: readonly IssueInLine[],
  before: NumberedIssue | null,
  numbering: Numbering,
): IssueNumber[] {
  let last = before;
  return issues.map((issue) => {
    if (issue.isSkipped) return { volume: null, number: null };
    const given = issue.isSettled ? issue : numberAfter(last, issue.issuedOn, numbering);
    const numbered = { volume: given.volume, number: given.number };
    // Where issues have numbers, one that came without takes none from the next.
    if (given.number !== null || numbering.firstNumber === null) last = { ...numbered, issuedOn: issue.issuedOn };
    return numbered;
  });
}
