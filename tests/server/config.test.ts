import { readConfig } from "../../server/config.js";
import { parseReplicaAddresses } from "../../server/platform/database/mysqlAddress.js";

const SECRET = "0b7e19c4d85f42a6931c7fe0a2b64d58";

describe("The configuration", () => {
  it("needs nothing: every setting has its default", () => {
    expect(readConfig({})).toEqual({
      production: true,
      development: false,
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: "sqlite:./data/library.sqlite",
      databaseReplicaUrls: undefined,
      dataDir: "./data",
      backupDir: "./data/backups",
      backupCopyDir: undefined,
      backupAt: "02:00",
      libraryName: "Perpustakaan Aksara",
      timeZone: "Asia/Jakarta",
      publicUrl: undefined,
      allowedHosts: [],
      adminUsername: "admin",
      adminPassword: undefined,
      sessionSecret: undefined,
      secureCookies: true,
      trustedProxies: [],
      readBudget: 40_000,
      drainSeconds: 0,
      maxCoverMb: undefined,
      maxDocumentMb: undefined,
      maxPhotoMb: undefined,
      demo: true,
      graphiql: true,
      logLevel: "info",
      logsRequests: true,
      metrics: undefined,
      tracing: undefined,
    });
  });

  it("takes an empty variable for an unset one", () => {
    expect(readConfig({ PORT: "", LIBRARY_NAME: "" })).toEqual(readConfig({}));
  });

  it("keeps the database in the data folder unless told otherwise", () => {
    expect(readConfig({ DATA_DIR: "/srv/aksara" }).databaseUrl).toBe("sqlite:/srv/aksara/library.sqlite");
    expect(readConfig({ DATA_DIR: "/srv/aksara", DATABASE_URL: "mysql://u:p@db:3306/aksara" }).databaseUrl).toBe(
      "mysql://u:p@db:3306/aksara",
    );
  });

  it("reads every setting", () => {
    const config = readConfig({
      NODE_ENV: "development",
      PORT: "8080",
      HOST: "0.0.0.0",
      LIBRARY_NAME: "  SDN 1 Rancaekek ",
      LIBRARY_TIMEZONE: "Asia/Makassar",
      PUBLIC_URL: "https://perpustakaan.example.id/",
      DEMO: "0",
      GRAPHIQL: "off",
      LOG_LEVEL: "debug",
      ADMIN_USERNAME: " bu.rina ",
      ADMIN_PASSWORD: "kopi-tubruk-pagi",
      SESSION_SECRET: SECRET,
      TRUSTED_PROXIES: "10.0.0.0/8, ::1,loopback",
      ALLOWED_HOSTS: "Perpus.sch.id, 192.168.1.7:3000,[fe80::1]",
      MAX_COVER_MB: "8",
      MAX_DOCUMENT_MB: "100",
      MAX_PHOTO_MB: "3",
      BACKUP_DIR: "/srv/cadangan",
      BACKUP_COPY_DIR: "/media/usb/aksara",
      BACKUP_AT: "23:30",
    });

    expect(config).toMatchObject({
      production: false,
      development: true,
      port: 8080,
      host: "0.0.0.0",
      libraryName: "SDN 1 Rancaekek",
      timeZone: "Asia/Makassar",
      publicUrl: "https://perpustakaan.example.id",
      demo: false,
      graphiql: false,
      logLevel: "debug",
      adminUsername: "bu.rina",
      adminPassword: "kopi-tubruk-pagi",
      sessionSecret: SECRET,
      allowedHosts: ["perpus.sch.id", "192.168.1.7:3000", "[fe80::1]"],
      trustedProxies: ["10.0.0.0/8", "::1", "loopback"],
      secureCookies: false,
      maxCoverMb: 8,
      maxDocumentMb: 100,
      maxPhotoMb: 3,
      backupDir: "/srv/cadangan",
      backupCopyDir: "/media/usb/aksara",
      backupAt: "23:30",
    });
  });

  it("makes no backup by itself where it is told not to", () => {
    expect(readConfig({ BACKUP_AT: "off" }).backupAt).toBeNull();
  });

  it.each([
    ["NODE_ENV", "staging"],
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["DATABASE_URL", "postgres://localhost/aksara"],
    ["DATABASE_URL", "mysql://localhost:3306"],
    ["DATABASE_URL", "sqlite:"],
    ["DATABASE_REPLICA_URLS", "sqlite:./data/replica.sqlite"],
    ["DATABASE_REPLICA_URLS", "mysql://db2/aksara, postgres://db3/aksara"],
    ["DATABASE_REPLICA_URLS", "mysql://db2:3306,db3:3306/aksara"],
    ["LIBRARY_NAME", "   "],
    ["LIBRARY_TIMEZONE", "Asia/Bandung"],
    ["PUBLIC_URL", "ftp://perpustakaan.example.id"],
    ["PUBLIC_URL", "perpustakaan"],
    ["ALLOWED_HOSTS", "https://perpus.sch.id"],
    ["ALLOWED_HOSTS", "perpus.sch.id perpus.id"],
    ["ADMIN_USERNAME", "ad"],
    ["ADMIN_USERNAME", "bu rina"],
    ["ADMIN_PASSWORD", "rahasia"],
    ["SESSION_SECRET", "rahasia"],
    ["SESSION_SECRET", "s".repeat(64)],
    ["SESSION_SECRET", "rahasia".repeat(8)],
    ["TRUSTED_PROXIES", "proxy.local"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "10.0.0.1,true"],
    ["MAX_COVER_MB", "0"],
    ["MAX_DOCUMENT_MB", "5 MB"],
    ["MAX_PHOTO_MB", "101"],
    ["SMTP_HOST", "smtp://mail.sch.id"],
    ["SMTP_PORT", "surel"],
    ["SMTP_FROM", "perpustakaan"],
    ["BACKUP_AT", "24:00"],
    ["BACKUP_AT", "2"],
    ["DEMO", "yes"],
    ["GRAPHIQL", "1"],
    ["LOG_LEVEL", "loud"],
  ])("stops with one line that names %s where it is %s", (name, value) => {
    const reading = () => readConfig({ [name]: value });

    expect(reading).toThrow(new RegExp(`^Konfigurasi: ${name} (?:harus|minimal|maksimal) .+$`));
    expect(reading).not.toThrow(/\n/);
  });

  it("takes a mail server with its account, or none, and nothing between", () => {
    const account = { SMTP_HOST: "smtp.example.id", SMTP_USER: "perpus@sekolah.sch.id", SMTP_PASSWORD: "sandi" };
    expect(readConfig({}).smtp).toBeUndefined();
    expect(readConfig({ ...account, SMTP_PORT: "465" }).smtp).toEqual({
      host: "smtp.example.id",
      port: 465,
      login: { user: "perpus@sekolah.sch.id", password: "sandi" },
      from: "perpus@sekolah.sch.id",
    });
    expect(readConfig({ SMTP_HOST: "127.0.0.1", SMTP_FROM: "a@b.example" }).smtp).toMatchObject({
      port: 587,
      login: undefined,
    });
    expect(() => readConfig({ SMTP_HOST: "smtp.example.id" })).toThrow(/^Konfigurasi: SMTP_FROM wajib diisi.+$/);
    expect(() => readConfig({ ...account, SMTP_PASSWORD: "" })).toThrow(/^Konfigurasi: SMTP_USER dan SMTP_PASSWORD/);
  });

  it("keeps a password out of its complaint", () => {
    expect(() => readConfig({ DATABASE_URL: "postgres://u:secret@db/aksara" })).not.toThrow(/secret/);
    expect(() => readConfig({ ADMIN_PASSWORD: "secret" })).not.toThrow(/secret/);
    expect(() => readConfig({ SESSION_SECRET: "secret" })).not.toThrow(/secret/);
  });

  it("takes replicas of MySQL, whose passwords may have commas, and none of SQLite", () => {
    const DATABASE_URL = "mysql://u:p@db:3306/aksara";
    const withReplicas =
      (urls: string, url = DATABASE_URL) =>
      () =>
        readConfig({ DATABASE_URL: url, DATABASE_REPLICA_URLS: urls });
    const two = "mysql://u:a,b@db2/aksara?tls=required, mariadb://u:p@db3:3307/aksara";

    expect(withReplicas(two)().databaseReplicaUrls).toBe(two);
    expect(parseReplicaAddresses(two)).toMatchObject([
      { hosts: [{ host: "db2", port: 3306 }], password: "a,b", tls: "required", poolSize: 10 },
      { hosts: [{ host: "db3", port: 3307 }], tls: "off" },
    ]);
    expect(parseReplicaAddresses("mysql://db2/aksara  mysql://db3/aksara,")).toHaveLength(2);
    expect(withReplicas("mysql://db2/aksara", "sqlite:./data/library.sqlite")).toThrow(
      /^Konfigurasi: DATABASE_REPLICA_URLS hanya berlaku jika DATABASE_URL menunjuk ke MySQL atau MariaDB.+$/,
    );
    expect(withReplicas("mysql://u:rahasia@db2/aksara?lag=2")).toThrow(
      /^Konfigurasi: DATABASE_REPLICA_URLS parameter lag tidak dikenal\. Yang dikenal: tls, ca, pool, connect_timeout$/,
    );
    expect(withReplicas("mysql://u:rahasia@db2;db3/aksara")).not.toThrow(/rahasia/);
  });

  it("demands a secret on MySQL in production, where several instances share it, and makes its own elsewhere", () => {
    const shared = { DATABASE_URL: "mysql://u:p@db:3306/aksara" };

    expect(() => readConfig({ ...shared, NODE_ENV: "production" })).toThrow(
      /^Konfigurasi: SESSION_SECRET wajib diisi dengan MySQL di produksi.+$/,
    );
    expect(readConfig({ ...shared, NODE_ENV: "production", SESSION_SECRET: SECRET }).sessionSecret).toHaveLength(32);
    expect([readConfig(shared).sessionSecret, readConfig({ NODE_ENV: "production" }).sessionSecret]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("lets cookies over HTTPS alone, unless the library says that it has none", () => {
    const secure = (variables: NodeJS.ProcessEnv) => readConfig(variables).secureCookies;

    expect([
      secure({}),
      secure({ PUBLIC_URL: "https://a.id" }),
      secure({ PUBLIC_URL: "http://a.id" }),
      secure({ NODE_ENV: "development" }),
    ]).toEqual([true, true, false, false]);
  });
});
