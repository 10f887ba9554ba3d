import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createConnection } from "mysql2/promise";
import sql from "sql-template-tag";

import { openDatabase } from "../../../../server/openDatabase.js";
import { type OwnMariaDb, startOwnMariaDb } from "../../../support/databases/ownMariaDb.js";

const NOBODY = "127.0.0.1:9";

/** A certificate for this machine, signed by an authority that no system trusts. */
function makeCertificates(folder: string): void {
  const openssl = (...parameters: readonly string[]) =>
    execFileSync("openssl", parameters, { cwd: folder, stdio: "pipe" });
  const request = ["req", "-newkey", "rsa:2048", "-nodes"] as const;
  openssl(...request, "-x509", "-days", "2", "-subj", "/CN=Uji", "-keyout", "ca.key", "-out", "ca.pem");
  openssl(...request, "-subj", "/CN=localhost", "-keyout", "server.key", "-out", "server.csr");
  writeFileSync(join(folder, "names"), "subjectAltName=DNS:localhost,IP:127.0.0.1");
  openssl(
    ...["x509", "-req", "-in", "server.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial"],
    ...["-days", "2", "-extfile", "names", "-out", "server.pem"],
  );
}

describe("A connection to MariaDB", () => {
  let own: OwnMariaDb;
  let place: string;
  const certificates = mkdtempSync(join(tmpdir(), "aksara-tls-"));
  beforeAll(async () => {
    mkdirSync(certificates, { recursive: true });
    makeCertificates(certificates);
    const file = (name: string) => join(certificates, name);
    own = await startOwnMariaDb(mkdtempSync(join(tmpdir(), "aksara-own-")), [
      `--ssl-ca=${file("ca.pem")}`,
      `--ssl-cert=${file("server.pem")}`,
      `--ssl-key=${file("server.key")}`,
    ]);
    if (own.url === null) return;
    place = new URL(own.url).host;
    const root = await createConnection(own.url);
    await root.query("CREATE DATABASE library");
    await root.end();
  });
  afterAll(() => own.process.kill());

  /** How the connection is encrypted; empty where it is not. */
  async function cipherAt(hosts: string, parameters = ""): Promise<string> {
    const database = await openDatabase({ url: `mysql://root@${hosts}/library${parameters}` });
    try {
      const [row] = await database.read((reader) =>
        reader.rows<{ Value: string }>(sql`SHOW SESSION STATUS LIKE 'Ssl_cipher'`),
      );
      return row?.Value ?? "";
    } finally {
      await database.close();
    }
  }
  const needsServer = (work: () => Promise<void>) => async () => {
    if (own.url !== null) await work();
  };
  const ca = () => `?ca=${encodeURIComponent(join(certificates, "ca.pem"))}`;

  it(
    "is in the clear unless told otherwise",
    needsServer(async () => {
      expect(await cipherAt(place)).toBe("");
    }),
  );

  it(
    "is encrypted to a server that proves itself, by its address or its name",
    needsServer(async () => {
      expect(await cipherAt(place, ca())).toMatch(/^TLS_/u);
      expect(await cipherAt(place.replace("127.0.0.1", "localhost"), ca())).toMatch(/^TLS_/u);
    }),
  );

  it(
    "is not made to one that nobody vouches for",
    needsServer(async () => {
      await expect(cipherAt(place, "?tls=required")).rejects.toThrow(/certificate/u);
    }),
  );

  it(
    "goes to the next host where one is not there, encrypted or not",
    needsServer(async () => {
      expect(await cipherAt(`${NOBODY},${place}`)).toBe("");
      expect(await cipherAt(`${NOBODY},${place}`, ca())).toMatch(/^TLS_/u);
      await expect(cipherAt(`${NOBODY},127.0.0.1:10`)).rejects.toThrow(/ECONNREFUSED/u);
    }),
  );

  it(
    "goes to the next host where one takes the connection and says nothing",
    needsServer(async () => {
      const silent = createServer().listen(0, "127.0.0.1");
      await once(silent, "listening");
      const { port } = silent.address() as AddressInfo;
      try {
        expect(await cipherAt(`127.0.0.1:${port},${place}`, "?connect_timeout=1")).toBe("");
      } finally {
        silent.close();
      }
    }),
  );
});
