export type ToServer = "start" | "report";

export interface FromServer {
  readonly address?: string;
  readonly ready?: boolean;
  readonly heldMs?: number;
}
