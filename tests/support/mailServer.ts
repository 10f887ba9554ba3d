import type { AddressInfo } from "node:net";

import { SMTPServer, type SMTPServerOptions } from "smtp-server";

import type { MailSettings } from "../../server/platform/mail/Mailer.js";

interface Received {
  readonly to: readonly string[];
  /** As it came over the wire. */
  readonly source: string;
}

/** A real mail server in this process, which keeps what it has taken. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
    ...options,
  });
  // A connection that a test cuts off is no surprise.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const settings: MailSettings = {
    host: "127.0.0.1",
    port,
    login: undefined,
    from: "perpus@sekolah.example",
  };
  return {
    received,
    settings,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type TestMailServer = Awaited<ReturnType<typeof startMailServer>>;

/** The text of a mail, whatever it was encoded as. */
export function textOf({ source }: Received): string {
  const [head = "", ...body] = source.split("\r\n\r\n");
  const encoded = body.join("\r\n\r\n");
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(encoded, "base64").toString("utf8");
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return encoded;
  const bytes = encoded
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
