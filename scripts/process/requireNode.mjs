import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const needed = engines.node.replace(/^>=/, "").split(".").map(Number);
const running = process.versions.node.split(".").map(Number);

if (running[0] < needed[0] || (running[0] === needed[0] && running[1] < needed[1])) {
  console.error(
    `Aksara needs Node ${needed.join(".")} or newer; this is Node ${process.versions.node}. Install a newer one from your system or nodejs.org.`,
  );
  process.exit(1);
}
