import { Readable } from "node:stream";

import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";

/** The server that takes e-mail, and who it is from. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** Undefined where the server asks for none. */
  readonly login: { readonly user: string; readonly password: string } | undefined;
  /** The sender's address. */
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly senderName: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  /** Names the mail; the same at each attempt, so that a mailbox can tell a second copy. */
  readonly key: string;
}

/**
 * What has become of a mail. `refused`: its recipient is never taken; `postponed`: it is not taken now; `unreachable`
 * and `login`: none is, until something is mended or a day's quota is over; `uncertain`: it was on its way when the
 * connection ended, and may have arrived.
 */
export type MailOutcome =
  | { readonly kind: "sent" }
  | {
      readonly kind: "refused" | "postponed" | "unreachable" | "login" | "uncertain";
      /** The server's own code, where it has answered. */
      readonly replyCode: number | null;
    };

/** Port 465 speaks TLS from the start; on others it is begun by STARTTLS. */
const TLS_PORT = 465;
const TIMEOUT_MS = 30_000;
const PERMANENT = 500;

/** The sender was told to stop before anything had left. */
class CalledOff extends Error {}

/** What sends e-mail: `Mailer`, or what a test has for it. */
export interface MailSender {
  /** Rejects where the signal ends it before anything has left. */
  readonly send: (mail: Mail, signal?: AbortSignal) => Promise<MailOutcome>;
}

/**
 * Sends one e-mail by SMTP. nodemailer's connection is used without its transports, since only there it shows whether
 * the text was on its way when something failed: what may have arrived must not be sent again.
 */
export class Mailer {
  constructor(
    private readonly settings: MailSettings,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  /** Rejects where the signal ends it before the text has begun: nothing has left. After that it is seen through. */
  async send(mail: Mail, signal?: AbortSignal): Promise<MailOutcome> {
    const { from, login } = this.settings;
    const composed = new MailComposer({
      from: { name: mail.senderName, address: from },
      to: { name: "", address: mail.to },
      ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      messageId: `<${mail.key}@${from.split("@")[1] ?? "localhost"}>`,
      // Keeps automatic replies, such as out-of-office notes, from being sent.
      headers: { "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile();
    const body = await composed.build();
    signal?.throwIfAborted();
    const connection = this.newConnection();
    let step: "connect" | "login" | "send" | "text" = "connect";
    // Read only once the server has asked for the text.
    const text = new Readable({
      read() {
        step = "text";
        this.push(body);
        this.push(null);
      },
    });
    let watch: NodeJS.Timeout | undefined;
    let abort: (() => void) | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        abort = () => {
          if (step === "text") return;
          reject(new CalledOff("It was called off"));
          // Now, so that the server cannot ask for the text meanwhile.
          connection.close();
        };
        signal?.addEventListener("abort", abort);
        connection.on("error", reject);
        connection.on("end", () => reject(new Error("The connection has ended")));
        watch = setTimeout(() => reject(new Error("The server was too slow")), this.timeoutMs * 2);
        const send = () => {
          step = "send";
          connection.send(composed.getEnvelope(), text, (error) => (error ? reject(error) : resolve()));
        };
        connection.connect((error) => {
          if (error) reject(error);
          else if (login === undefined) send();
          else {
            step = "login";
            connection.login({ user: login.user, pass: login.password }, (refused) =>
              refused ? reject(refused) : send(),
            );
          }
        });
      });
      return { kind: "sent" };
    } catch (error) {
      if (error instanceof CalledOff) throw error;
      return outcomeOf(error, step);
    } finally {
      clearTimeout(watch);
      if (abort) signal?.removeEventListener("abort", abort);
      connection.close();
    }
  }

  private newConnection(): SMTPConnection {
    const { host, port, login } = this.settings;
    const isSecure = port === TLS_PORT;
    return new SMTPConnection({
      host,
      port,
      secure: isSecure,
      // A password never leaves this machine in the clear.
      requireTLS: !isSecure && login !== undefined && !isLoopback(host),
      // A server in this machine seldom has a certificate that anybody could check.
      ...(isLoopback(host) ? { tls: { rejectUnauthorized: false } } : {}),
      connectionTimeout: this.timeoutMs,
      greetingTimeout: this.timeoutMs,
      socketTimeout: this.timeoutMs,
      dnsTimeout: this.timeoutMs,
    });
  }
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

function isPermanent(replyCode: number | null): boolean {
  return replyCode !== null && replyCode >= PERMANENT;
}

function outcomeOf(error: unknown, step: "connect" | "login" | "send" | "text"): MailOutcome {
  const { responseCode: replyCode = null, command } = error as { responseCode?: number; command?: string };
  if (step === "connect") return { kind: "unreachable", replyCode };
  // A server that cannot look the password up just now has not said that it is wrong.
  if (step === "login") return { kind: isPermanent(replyCode) ? "login" : "unreachable", replyCode };
  // Who may not send this one may send none.
  if (replyCode !== null && command === "MAIL FROM") {
    return { kind: isPermanent(replyCode) ? "login" : "unreachable", replyCode };
  }
  if (command === "RCPT TO") return { kind: isPermanent(replyCode) ? "refused" : "postponed", replyCode };
  // The server has refused the text: no fault of the address, so even a permanent refusal is retried.
  if (replyCode !== null && command !== "CONN" && step === "text") return { kind: "postponed", replyCode };
  return { kind: step === "text" ? "uncertain" : "unreachable", replyCode };
}
