/** Milliseconds that this process has worked so far: on a busy machine more time passes for it, not more of this. */
export function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** How many milliseconds of work something takes, whatever comes of it. */
export async function measureCpuMs(task: () => Promise<unknown>): Promise<number> {
  const before = cpuTimeMs();
  await task();
  return cpuTimeMs() - before;
}
