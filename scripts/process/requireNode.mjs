import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const needed = engines.node.replace(/^>=/, "").split(".").map(Number);
const running = process.versions.node.split(".").map(Number);

if (running[0] < needed[0] || (running[0] === needed[0] && running[1] < needed[1])) {
  console.error(
    `Aksara memerlukan Node ${needed.join(".")} atau yang lebih baru; ini Node ${process.versions.node}. Pasang versi baru dari sistem Anda atau nodejs.org.`,
  );
  process.exit(1);
}
