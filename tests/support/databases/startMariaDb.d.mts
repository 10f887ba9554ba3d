export function findMariaDb(): string | undefined;
export function startMariaDb(
  program: string,
  folder: string,
  options?: readonly string[],
): Promise<{ url: string; stop: () => Promise<void> }>;
