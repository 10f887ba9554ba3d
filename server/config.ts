import { z } from "zod";

const wholeNumber = (lowest: number, highest: number) =>
  z.string().regex(/^\d+$/, "must be a whole number").transform(Number).pipe(z.number().min(lowest).max(highest));

const timeZone = z.string().refine((name) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}, "must be an IANA time zone such as Asia/Jakarta");

const databaseUrl = z.string().refine(
  (url) => /^sqlite:.+/.test(url) || (/^(mysql|mariadb):\/\//.test(url) && URL.canParse(url) && new URL(url).pathname.length > 1),
  "must be sqlite:PATH or mysql://user:password@host:port/database",
);

const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATABASE_URL: databaseUrl.optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  LIBRARY_NAME: z.string().trim().min(1).max(120).default("Perpustakaan Aksara"),
  LIBRARY_TIMEZONE: timeZone.default("Asia/Jakarta"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO: z.enum(["0", "1"]).default("1"),
  GRAPHIQL: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export interface Config {
  readonly production: boolean;
  readonly development: boolean;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly libraryName: string;
  readonly timeZone: string;
  /** The address readers use, for canonical links and the sitemap; unset, the request's own host serves. */
  readonly publicUrl: string | undefined;
  readonly demo: boolean;
  readonly graphiql: boolean;
  readonly logLevel: string;
}

/** Reads and checks every setting. Throws an Error whose message is one line that names the wrong one. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`Configuration: ${issue?.path.join(".") ?? "environment"} ${issue?.message ?? "is not valid"}`);
  }
  const settings = parsed.data;
  return {
    production: settings.NODE_ENV === "production",
    development: settings.NODE_ENV === "development",
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL ?? `sqlite:${settings.DATA_DIR}/library.sqlite`,
    dataDir: settings.DATA_DIR,
    libraryName: settings.LIBRARY_NAME,
    timeZone: settings.LIBRARY_TIMEZONE,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ""),
    demo: settings.DEMO === "1",
    graphiql: settings.GRAPHIQL === "on",
    logLevel: settings.LOG_LEVEL,
  };
}
