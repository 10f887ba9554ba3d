import { hash, verify } from "@node-rs/argon2";

/** OWASP's least for Argon2id (the library's algorithm 2): 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), COST);
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, normalized(password));
}

/** Keyboards may encode the same accented letter in two ways. */
function normalized(password: string): string {
  return password.normalize("NFKC");
}
