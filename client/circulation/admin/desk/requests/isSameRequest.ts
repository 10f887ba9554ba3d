import type { DeskRequest } from "./deskRequests";

/** What a button has asked for, pressed again while the first waits. */
export function isSame(waiting: DeskRequest, asked: DeskRequest): boolean {
  const subject = subjectOf(waiting);
  return subject !== null && waiting.kind === asked.kind && subject === subjectOf(asked);
}

function subjectOf(request: DeskRequest): string | null {
  switch (request.kind) {
    case "pay":
      return request.fineId;
    case "renew":
    case "lost":
      return request.borrowingId;
    case "return":
      return request.itemCode;
    case "lend":
      return `${request.studentId} ${request.itemCode}`;
    case "setLend":
      return `${request.classSetId} ${request.itemCode}`;
    case "undo":
      return request.answerKey;
    default:
      return null;
  }
}
