import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";

import { z } from "zod";

/** Where a database of MySQL or MariaDB is, and how it is reached: what `DATABASE_URL` says. */
export interface MysqlAddress {
  /** Tried in this order; a new connection goes to the next one where the last could not be made. */
  readonly hosts: readonly { readonly host: string; readonly port: number }[];
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** `required`: encrypted, to a server that proves itself; `off`: in the clear. */
  readonly tls: "required" | "off";
  /** The file with the certificate of who signed the server's; null for those that the system trusts. */
  readonly ca: string | null;
  readonly poolSize: number;
  readonly connectTimeoutMs: number;
}

const DEFAULT_PORT = 3306;
const SHAPE =
  /^(?:mysql|mariadb):\/\/(?:(?<user>[^:@/?]*)(?::(?<password>[^@/?]*))?@)?(?<hosts>[^/?@]+)\/(?<database>[^/?]+)(?:\?(?<parameters>.*))?$/u;
const HOST_AND_PORT = /^(?<host>\[[\da-f:]+\]|[\w.-]+)(?::(?<port>\d{1,5}))?$/iu;

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/u, `harus bilangan bulat dari ${least} sampai ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, `harus bilangan bulat dari ${least} sampai ${most}`);

const parameters = z.strictObject(
  {
    tls: z.enum(["required", "off"], "harus required atau off").optional(),
    ca: z.string().min(1, "harus nama berkas").optional(),
    pool: whole(1, 200).default(10),
    connect_timeout: whole(1, 120).default(5),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `parameter ${issue.keys.join(", ")} tidak dikenal. Yang dikenal: tls, ca, pool, connect_timeout`
        : undefined,
  },
);

/** @throws Error whose message says which part is wrong; it never holds the password. */
export function parseMysqlAddress(url: string): MysqlAddress {
  const parts = SHAPE.exec(url)?.groups;
  if (!parts) {
    throw new Error("harus mysql://pengguna:sandi@host:port/basisdata");
  }
  const hosts = (parts.hosts ?? "").split(",").map((text) => {
    const found = HOST_AND_PORT.exec(text)?.groups;
    const port = Number(found?.port ?? DEFAULT_PORT);
    if (!found || port < 1 || port > 65_535) {
      throw new Error(`host ${text} tidak dapat dibaca. Contoh: db1:3306,db2:3306`);
    }
    return { host: (found.host ?? "").replace(/^\[|\]$/gu, ""), port };
  });
  const given = [...new URLSearchParams(parts.parameters ?? "")];
  const read = parameters.safeParse(Object.fromEntries(given));
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.length ? `parameter ${issue.path.join(".")} ` : "";
    throw new Error(`${place}${issue?.message ?? "tidak dapat dibaca"}`);
  }
  const { tls, ca = null, pool, connect_timeout } = read.data;
  if (ca !== null && tls === "off") {
    throw new Error("parameter ca hanya berlaku dengan tls=required");
  }
  return {
    hosts,
    user: decoded(parts.user),
    password: decoded(parts.password),
    database: decoded(parts.database),
    // A certificate is only named to have the server verified against it.
    tls: tls ?? (ca === null ? "off" : "required"),
    ca,
    poolSize: pool,
    connectTimeoutMs: connect_timeout * 1_000,
  };
}

/** A comma may stand in an address: a new one begins with its protocol. */
const NEXT_ADDRESS = /[\s,]+(?=(?:mysql|mariadb):\/\/)/u;

/**
 * What `DATABASE_REPLICA_URLS` says: each names one server, since how far one is behind says nothing of another.
 * @throws Error whose message says which part is wrong; it never holds a password.
 */
export function parseReplicaAddresses(urls: string): MysqlAddress[] {
  return urls
    .trim()
    .split(NEXT_ADDRESS)
    .map((url) => {
      const address = parseMysqlAddress(url.replace(/[\s,]+$/u, ""));
      if (address.hosts.length > 1) {
        throw new Error("harus satu host per alamat. Beberapa replika: mysql://…@db2/aksara, mysql://…@db3/aksara");
      }
      return address;
    });
}

function decoded(text = ""): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error("ada tanda % yang tidak diikuti dua angka heksadesimal");
  }
}

/** How the driver reads and writes values: every connection for the product's statements has it. */
export const VALUES = { charset: "utf8mb4_bin", timezone: "Z", dateStrings: ["DATE" as const] };

/** What the driver needs for a connection, or for each of a pool. */
export function mysqlConnection({ hosts, user, password, database, tls, ca, connectTimeoutMs }: MysqlAddress) {
  const [first] = hosts;
  return {
    // The regular expression has found at least one.
    host: first?.host ?? "localhost",
    port: first?.port ?? DEFAULT_PORT,
    user,
    password,
    database,
    connectTimeout: connectTimeoutMs,
    ...(tls === "required"
      ? {
          ssl: {
            rejectUnauthorized: true,
            // With several hosts the driver cannot know whose name to expect: who signed them has to do.
            verifyIdentity: hosts.length === 1,
            ...(ca === null ? {} : { ca: readFileSync(ca) }),
          },
        }
      : {}),
    ...(hosts.length > 1 ? { stream: inTurn(hosts) } : {}),
  };
}

/** Makes connections for the driver, each to the host that answered last. */
export interface HostStream {
  (): Socket;
  /** The next connection goes to the next host. */
  leave: () => void;
}

/** After a failure the next connection goes to the next host, and so it does after one that never said a word. */
function inTurn(hosts: MysqlAddress["hosts"]): HostStream {
  let place = 0;
  let last: { readonly socket: Socket; readonly place: number } | null = null;
  const leave = (left = place) => {
    if (place === left) place = (left + 1) % hosts.length;
  };
  const stream = () => {
    // The driver gives up on a silent host without an error of the socket.
    if (last?.socket.destroyed && last.socket.bytesRead === 0) leave(last.place);
    const tried = place;
    const socket = connect(hosts[tried] ?? { host: "localhost", port: DEFAULT_PORT });
    socket.once("error", () => leave(tried));
    last = { socket, place: tried };
    return socket;
  };
  return Object.assign(stream, { leave: () => leave() });
}
