import { SingleBar } from "cli-progress";

import type { ImportProgress } from "../bookImport/run/runImport.js";

const STAGES = { writing: "Menyimpan", publishing: "Menampilkan", removing: "Membatalkan" } as const;
const STEP = 0.1;

export interface ProgressDisplay {
  readonly show: (progress: ImportProgress) => void;
  readonly end: () => void;
}

/** A progress bar in a terminal; otherwise a line for every tenth. */
export function showProgress(output: NodeJS.WriteStream = process.stderr): ProgressDisplay {
  return output.isTTY ? terminalBar(output) : progressLines(output);
}

function terminalBar(stream: NodeJS.WriteStream): ProgressDisplay {
  const progressBar = new SingleBar({
    stream,
    format: "{stage} |{bar}| {percentage}% · {rows} baris",
    hideCursor: true,
    clearOnComplete: true,
  });
  let started = false;
  return {
    show: ({ stage, share, rows }) => {
      const payload = { stage: STAGES[stage].padEnd(17), rows: rows.toLocaleString("id-ID") };
      if (started) {
        progressBar.update(Math.round(share * 100), payload);
      } else {
        progressBar.start(100, Math.round(share * 100), payload);
        started = true;
      }
    },
    end: () => progressBar.stop(),
  };
}

function progressLines(output: NodeJS.WriteStream): ProgressDisplay {
  let last = { stage: "", tenth: -1 };
  return {
    show: ({ stage, share, rows }) => {
      const tenth = Math.floor(share / STEP);
      if (stage !== last.stage || tenth !== last.tenth) {
        last = { stage, tenth };
        output.write(`${STAGES[stage]}: ${Math.round(share * 100)}%, ${rows.toLocaleString("id-ID")} baris\n`);
      }
    },
    end: () => undefined,
  };
}
