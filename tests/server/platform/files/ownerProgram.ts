import { isOwnerAlive, registerOwner } from "../../../../server/platform/files/processOwner.js";

/** Names itself, and judges each owner that is sent to it; alive as long as its input is open. */
process.stdout.write(`${process.pid} ${registerOwner().owner}\n`);
process.stdin.setEncoding("utf8").on("data", (text: string) => {
  const [owner = "", heartbeatAt = ""] = text.trim().split(" ");
  process.stdout.write(`${isOwnerAlive(owner, new Date(Number(heartbeatAt)))}\n`);
});
