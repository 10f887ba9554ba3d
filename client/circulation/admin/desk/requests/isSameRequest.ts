import type { DeskRequest } from "./deskRequests";

/** What a button has asked for, pressed again while the first waits. */
export function isSame(waiting: DeskRequest, asked: DeskRequest): boolean {
  const aim = aimOf(waiting);
  return aim !== null && waiting.kind === asked.kind && aim === aimOf(asked);
}

function aimOf(request: DeskRequest): string | null {
  switch (request.kind) {
    case "pay":
      return request.fineId;
    case "payAll":
      return request.fineIds.join(" ");
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
