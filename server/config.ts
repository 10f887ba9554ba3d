import { isIP } from "node:net";

import { z } from "zod";

import { parseMysqlAddress, parseReplicaAddresses } from "./platform/database/mysqlAddress.js";
import type { TracingConfig } from "./platform/http/tracing.js";
import type { MailSettings } from "./platform/mail/Mailer.js";
import { USERNAME } from "./users/username.js";

/** 32 random hexadecimal digits have fewer than 8 different ones once in some twenty million times. */
const MIN_SECRET_CHARACTERS = 8;

const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/, "harus bilangan bulat").transform(Number).pipe(z.number().min(min).max(max));

const timeZone = z.string().refine((name) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}, "harus nama zona waktu (contoh: Asia/Jakarta)");

const databaseUrl = z.string().superRefine((url, context) => {
  if (/^(?:mysql|mariadb):\/\//u.test(url)) {
    try {
      parseMysqlAddress(url);
    } catch (error) {
      context.addIssue({ code: "custom", message: (error as Error).message });
    }
  } else if (!/^sqlite:.+/u.test(url)) {
    context.addIssue({
      code: "custom",
      message: "harus sqlite:BERKAS atau mysql://pengguna:sandi@host:port/basisdata",
    });
  }
});

const replicaUrls = z.string().superRefine((urls, context) => {
  try {
    parseReplicaAddresses(urls);
  } catch (error) {
    context.addIssue({ code: "custom", message: (error as Error).message });
  }
});

function splitList(list: string): string[] {
  return list
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
}

/** As in the Host header: a name or an address, with its port where that is not the protocol's own. */
export const HOST = /^(?:[\w.-]+|\[[\da-fA-F:]+\])(?::\d{1,5})?$/;

function isProxy(address: string): boolean {
  const [host = "", bits, ...others] = address.split("/");
  const version = isIP(host);
  const isNetwork =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128));
  return (
    others.length === 0 && (["loopback", "linklocal", "uniquelocal"].includes(address) || (version > 0 && isNetwork))
  );
}

const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URLS: replicaUrls.optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_COPY_DIR: z.string().min(1).optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(?:off|(?:[01]\d|2[0-3]):[0-5]\d)$/, "harus jam (contoh: 02:00) atau off")
    .default("02:00"),
  LIBRARY_NAME: z.string().trim().min(1).max(120).default("Perpustakaan Aksara"),
  LIBRARY_TIMEZONE: timeZone.default("Asia/Jakarta"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALLOWED_HOSTS: z
    .string()
    .refine(
      (list) => splitList(list).every((host) => HOST.test(host)),
      "harus nama host, dipisah koma (contoh: perpus.sch.id, 192.168.1.7:3000)",
    )
    .optional(),
  ADMIN_USERNAME: z.string().trim().regex(USERNAME, "harus 3 sampai 60 huruf, angka, atau . _ - @").default("admin"),
  ADMIN_PASSWORD: z.string().min(8, "harus minimal 8 karakter").max(200).optional(),
  SESSION_SECRET: z
    .string()
    .min(32, "harus minimal 32 karakter; buat dengan: openssl rand -hex 32")
    .refine((secret) => new Set(secret).size >= MIN_SECRET_CHARACTERS, "harus acak; buat dengan: openssl rand -hex 32")
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (list) => splitList(list).every(isProxy),
      "harus alamat atau jaringan, dipisah koma (contoh: 10.0.0.0/8), atau loopback",
    )
    .optional(),
  READ_BUDGET: wholeNumber(100, 10_000_000).default(40_000),
  DRAIN_SECONDS: wholeNumber(0, 60).optional(),
  MAX_COVER_MB: wholeNumber(1, 100).optional(),
  MAX_PHOTO_MB: wholeNumber(1, 100).optional(),
  MAX_DOCUMENT_MB: wholeNumber(1, 2_000).optional(),
  SMTP_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "harus nama atau alamat server email (contoh: smtp.gmail.com)")
    .optional(),
  SMTP_PORT: wholeNumber(1, 65_535).default(587),
  SMTP_USER: z.string().min(1).optional(),
  SMTP_PASSWORD: z.string().min(1).optional(),
  SMTP_FROM: z.email("harus alamat email (contoh: perpustakaan@sekolah.sch.id)").optional(),
  DEMO: z.enum(["0", "1"]).default("1"),
  GRAPHIQL: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  METRICS: z.enum(["on", "off"]).default("off"),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  METRICS_PORT: wholeNumber(0, 65_535).default(9464),
  REQUEST_LOG: z.enum(["on", "off"]).default("on"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(120).default("aksara"),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/u, "harus angka dari 0 sampai 1 (contoh: 0.1)")
    .default("1"),
});

export interface Config {
  readonly production: boolean;
  readonly development: boolean;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** Replicas that visitors are read at; unset, there are none. */
  readonly databaseReplicaUrls: string | undefined;
  readonly dataDir: string;
  /** Where backups are written. */
  readonly backupDir: string;
  /** The second folder for them, such as that of a USB disk. */
  readonly backupCopyDir: string | undefined;
  /** When a backup is made every night, by the library's clock: `02:00`; null for never. */
  readonly backupAt: string | null;
  readonly libraryName: string;
  readonly timeZone: string;
  /** The address readers use, for canonical links and the sitemap; unset, the request's own host serves. */
  readonly publicUrl: string | undefined;
  /** The hosts that a request may name for its own links; empty for any. */
  readonly allowedHosts: readonly string[];
  /** The first administrator's name. */
  readonly adminUsername: string;
  /** Unset, a random one is made with the first administrator and printed once. */
  readonly adminPassword: string | undefined;
  /** When unset, a random one is generated and stored in the data folder. */
  readonly sessionSecret: string | undefined;
  /** Cookies that a browser sends over HTTPS (or to its own machine) only, unless it is in a house without HTTPS. */
  readonly secureCookies: boolean;
  /** Addresses of trusted proxies, whose X-Forwarded-For header is used. */
  readonly trustedProxies: readonly string[];
  /** What one network may ask for in a minute, in points (platform/http/ReadBudget.ts). */
  readonly readBudget: number;
  /** For how long it goes on answering after SIGTERM, while a proxy finds that it is not ready any more. */
  readonly drainSeconds: number;
  /** The largest files that this machine takes; unset, what is usual, which the library may raise to a bound. */
  readonly maxCoverMb: number | undefined;
  readonly maxDocumentMb: number | undefined;
  readonly maxPhotoMb: number | undefined;
  /** The server that takes e-mail to students; unset, none is sent. */
  readonly smtp: MailSettings | undefined;
  readonly demo: boolean;
  readonly graphiql: boolean;
  readonly logLevel: string;
  /** One line a request; failures of the server are logged in any case. */
  readonly logsRequests: boolean;
  /** Where OpenTelemetry's collector is; undefined where there is none. */
  readonly tracing: TracingConfig | undefined;
  /** Where Prometheus asks for metrics; undefined where there are none. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
}

/** Longer than a proxy takes to look twice. */
const DRAIN_SECONDS = 3;

const NOT_VALID = "tidak valid";

/** For what a setting has no words of its own. */
function indonesianMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_value":
      return `harus salah satu dari: ${issue.values.map(String).join(", ")}`;
    case "too_small":
      return issue.origin === "string" ? "harus diisi" : `minimal ${issue.minimum}`;
    case "too_big":
      return issue.origin === "string" ? `maksimal ${issue.maximum} karakter` : `maksimal ${issue.maximum}`;
    case "invalid_format":
      return issue.format === "url" ? "harus alamat web yang diawali http:// atau https://" : NOT_VALID;
    default:
      return NOT_VALID;
  }
}

/** Reads and checks every setting. Throws an Error whose message is one line that names the wrong one. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const givenVariables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environment.safeParse(givenVariables, { error: indonesianMessage });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`Konfigurasi: ${issue?.path.join(".") ?? ""} ${issue?.message ?? NOT_VALID}`);
  }
  const settings = parsed.data;
  const databaseUrl = settings.DATABASE_URL ?? `sqlite:${settings.DATA_DIR}/library.sqlite`;
  if (givenVariables.NODE_ENV === "production" && !databaseUrl.startsWith("sqlite:") && !settings.SESSION_SECRET) {
    throw new Error(
      "Konfigurasi: SESSION_SECRET wajib diisi dengan MySQL di produksi, karena dipakai bersama beberapa server; buat " +
        "dengan: openssl rand -hex 32",
    );
  }
  if (settings.DATABASE_REPLICA_URLS !== undefined && databaseUrl.startsWith("sqlite:")) {
    throw new Error(
      "Konfigurasi: DATABASE_REPLICA_URLS hanya berlaku jika DATABASE_URL menunjuk ke MySQL atau MariaDB; SQLite tidak " +
        "punya replika",
    );
  }
  const smtpFrom = settings.SMTP_FROM ?? z.email().safeParse(settings.SMTP_USER).data;
  if (settings.SMTP_HOST !== undefined && smtpFrom === undefined) {
    throw new Error("Konfigurasi: SMTP_FROM wajib diisi jika SMTP_HOST diisi (alamat pengirim email)");
  }
  if ((settings.SMTP_USER === undefined) !== (settings.SMTP_PASSWORD === undefined)) {
    throw new Error("Konfigurasi: SMTP_USER dan SMTP_PASSWORD harus diisi keduanya, atau dikosongkan keduanya");
  }
  return {
    production: settings.NODE_ENV === "production",
    development: settings.NODE_ENV === "development",
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl,
    databaseReplicaUrls: settings.DATABASE_REPLICA_URLS,
    dataDir: settings.DATA_DIR,
    backupDir: settings.BACKUP_DIR ?? `${settings.DATA_DIR}/backups`,
    backupCopyDir: settings.BACKUP_COPY_DIR,
    backupAt: settings.BACKUP_AT === "off" ? null : settings.BACKUP_AT,
    libraryName: settings.LIBRARY_NAME,
    timeZone: settings.LIBRARY_TIMEZONE,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ""),
    allowedHosts: splitList(settings.ALLOWED_HOSTS?.toLowerCase() ?? ""),
    adminUsername: settings.ADMIN_USERNAME,
    adminPassword: settings.ADMIN_PASSWORD,
    sessionSecret: settings.SESSION_SECRET,
    // A library that says its address is plain HTTP has no HTTPS to send them over.
    secureCookies: settings.NODE_ENV === "production" && !settings.PUBLIC_URL?.startsWith("http:"),
    trustedProxies: splitList(settings.TRUSTED_PROXIES ?? ""),
    readBudget: settings.READ_BUDGET,
    // The one instance of a school's PC has nobody to leave its requests to.
    drainSeconds: settings.DRAIN_SECONDS ?? (databaseUrl.startsWith("sqlite:") ? 0 : DRAIN_SECONDS),
    maxCoverMb: settings.MAX_COVER_MB,
    maxDocumentMb: settings.MAX_DOCUMENT_MB,
    maxPhotoMb: settings.MAX_PHOTO_MB,
    smtp:
      settings.SMTP_HOST === undefined || smtpFrom === undefined
        ? undefined
        : {
            host: settings.SMTP_HOST,
            port: settings.SMTP_PORT,
            login:
              settings.SMTP_USER === undefined || settings.SMTP_PASSWORD === undefined
                ? undefined
                : { user: settings.SMTP_USER, password: settings.SMTP_PASSWORD },
            from: smtpFrom,
          },
    demo: settings.DEMO === "1",
    graphiql: settings.GRAPHIQL === "on",
    logLevel: settings.LOG_LEVEL,
    logsRequests: settings.REQUEST_LOG === "on",
    tracing:
      settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: settings.OTEL_SERVICE_NAME,
            share: Number(settings.OTEL_TRACES_SAMPLER_ARG),
          },
    metrics: settings.METRICS === "on" ? { host: settings.METRICS_HOST, port: settings.METRICS_PORT } : undefined,
  };
}

/** React and other libraries read NODE_ENV themselves; without it they run their slower development code. */
export function setProductionMode({ production }: Config): void {
  if (production) {
    process.env.NODE_ENV = "production";
  }
}
