import { createServer, type AddressInfo, type Server, type Socket } from "node:net";

import { type Mail, Mailer } from "../../../../server/platform/mail/Mailer.js";
import { startMailServer, type TestMailServer, textOf } from "../../../support/mailServer.js";

const mail: Mail = {
  to: "rina@siswa.example",
  senderName: "Perpustakaan Aksara",
  replyTo: "petugas@sekolah.example",
  subject: "Buku hampir jatuh tempo",
  text: "Halo Rina,\n\n- “Laskar Pelangi” jatuh tempo 28 November 2026.\n",
  key: "5b1e0a9c-47d3-4f2e-8c6b-7a1d2e3f4051",
};

type Refusal = Error & { responseCode: number };
const refusal = (responseCode: number): Refusal => Object.assign(new Error("no"), { responseCode });

describe("An e-mail by SMTP", () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    await Promise.all(closing.splice(0).map((close) => close()));
  });
  const given = async (options: Parameters<typeof startMailServer>[0] = {}): Promise<TestMailServer> => {
    const server = await startMailServer(options);
    closing.push(server.close);
    return server;
  };
  /** Speaks as far as it says, and then breaks off. */
  const givenBroken = async (answer: (line: string, socket: Socket) => void) => {
    const sockets: Socket[] = [];
    const server: Server = createServer((socket) => {
      sockets.push(socket);
      socket.on("error", () => undefined);
      socket.write("220 here\r\n");
      socket.on("data", (data) => answer(data.toString(), socket));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    closing.push(() => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((resolve) => server.close(resolve));
    });
    const { port } = server.address() as AddressInfo;
    return { host: "127.0.0.1", port, login: undefined, from: "perpus@sekolah.example" };
  };

  it("arrives as it was written, under its own name, once", async () => {
    const server = await given();
    expect(await new Mailer(server.settings).send(mail)).toEqual({ kind: "sent" });
    const [received, ...others] = server.received;
    expect(others).toEqual([]);
    expect(received?.to).toEqual(["rina@siswa.example"]);
    expect(received?.source).toMatch(/^From: Perpustakaan Aksara <perpus@sekolah\.example>\r$/m);
    expect(received?.source).toMatch(/^Reply-To: petugas@sekolah\.example\r$/m);
    expect(received?.source).toMatch(/^Subject: Buku hampir jatuh tempo\r$/m);
    expect(received?.source).toMatch(/^Message-ID: <5b1e0a9c-47d3-4f2e-8c6b-7a1d2e3f4051@sekolah\.example>\r$/m);
    expect(received?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(received && textOf(received).replaceAll("\r\n", "\n").trim()).toBe(mail.text.trim());
  });

  it("lets no name or subject add a line to the head, or a recipient", async () => {
    const server = await given();
    const mean = { senderName: 'A"\r\nBcc: x@y.example', subject: "B\r\nBcc: x@y.example" };
    await new Mailer(server.settings).send({ ...mail, ...mean });
    expect(server.received[0]?.to).toEqual(["rina@siswa.example"]);
    expect(server.received[0]?.source).not.toMatch(/^Bcc:/m);
  });

  it("logs in where the server asks for it, and says so where it is not let in", async () => {
    const server = await given({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === "perpus" && password === "rahasia" ? done(null, { user: 1 }) : done(refusal(535)),
    });
    const withPassword = (password: string) => new Mailer({ ...server.settings, login: { user: "perpus", password } });
    expect(await withPassword("rahasia").send(mail)).toEqual({ kind: "sent" });
    expect(await withPassword("salah").send(mail)).toEqual({ kind: "login", replyCode: 535 });
    expect(await new Mailer(server.settings).send(mail)).toMatchObject({ kind: "login" });
    expect(server.received).toHaveLength(1);
  });

  it("takes no for an answer about one recipient, for good or for now", async () => {
    const gone = await given({ onRcptTo: (_address, _session, done) => done(refusal(550)) });
    expect(await new Mailer(gone.settings).send(mail)).toEqual({ kind: "refused", replyCode: 550 });
    const full = await given({ onRcptTo: (_address, _session, done) => done(refusal(452)) });
    expect(await new Mailer(full.settings).send(mail)).toEqual({ kind: "postponed", replyCode: 452 });
    const later = await given({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on("end", () => done(refusal(451)));
      },
    });
    expect(await new Mailer(later.settings).send(mail)).toEqual({ kind: "postponed", replyCode: 451 });
  });

  it.each([451, 550])("blames no recipient for a %i before the text, such as a quota that is used up", async (code) => {
    const settings = await givenBroken((line, socket) =>
      socket.write(line.startsWith("DATA") ? `${code} 5.4.5 Daily user sending quota exceeded\r\n` : "250 yes\r\n"),
    );
    expect(await new Mailer(settings).send(mail)).toEqual({ kind: "unreachable", replyCode: code });
  });

  it("does not call an address wrong where the text is refused", async () => {
    const server = await given({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on("end", () => done(refusal(554)));
      },
    });
    expect(await new Mailer(server.settings).send(mail)).toEqual({ kind: "postponed", replyCode: 554 });
  });

  it("does not call a password wrong that the server cannot look up just now", async () => {
    const server = await given({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(454)),
    });
    const mailer = new Mailer({ ...server.settings, login: { user: "perpus", password: "rahasia" } });
    expect(await mailer.send(mail)).toEqual({ kind: "unreachable", replyCode: 454 });
  });

  it("blames no recipient for a sender that is refused", async () => {
    const server = await given({ onMailFrom: (_address, _session, done) => done(refusal(553)) });
    expect(await new Mailer(server.settings).send(mail)).toEqual({ kind: "login", replyCode: 553 });
    const busy = await given({ onMailFrom: (_address, _session, done) => done(refusal(450)) });
    expect(await new Mailer(busy.settings).send(mail)).toEqual({ kind: "unreachable", replyCode: 450 });
  });

  it("knows that nothing has left where nobody answers, or the connection ends before the text", async () => {
    const server = await given();
    await server.close();
    expect(await new Mailer(server.settings).send(mail)).toMatchObject({ kind: "unreachable" });
    const silent = await givenBroken(() => undefined);
    expect(await new Mailer(silent, 100).send(mail)).toMatchObject({ kind: "unreachable" });
    const brokenOff = await givenBroken((line, socket) =>
      line.startsWith("RCPT") || line.includes("\nRCPT") ? socket.destroy() : socket.write("250 yes\r\n"),
    );
    expect(await new Mailer(brokenOff).send(mail)).toMatchObject({ kind: "unreachable" });
  });

  it.each([
    ["breaks off", (socket: Socket) => void socket.destroy()],
    ["falls silent", () => undefined],
  ])("does not know whether it arrived where the server %s after the text", async (_how, end) => {
    let hasAsked = false;
    const settings = await givenBroken((line, socket) => {
      if (hasAsked) {
        if (line.endsWith("\r\n.\r\n")) end(socket);
      } else {
        hasAsked = line.startsWith("DATA");
        socket.write(hasAsked ? "354 go on\r\n" : "250 yes\r\n");
      }
    });
    expect(await new Mailer(settings, 200).send(mail)).toEqual({ kind: "uncertain", replyCode: null });
  });

  it.each([
    ["its answer to ours", "EHLO"],
    ["the recipient", "RCPT"],
    ["the text", "DATA"],
  ])("is called off at once where the server falls silent before %s", async (_what, silentAt) => {
    const lines: string[] = [];
    const calling = new AbortController();
    const settings = await givenBroken((line, socket) => {
      lines.push(line);
      if (line.startsWith(silentAt)) calling.abort();
      else socket.write("250 yes\r\n");
    });
    await expect(new Mailer(settings).send(mail, calling.signal)).rejects.toThrow("called off");
    expect(lines.join("")).not.toContain("Subject");
    await expect(new Mailer(settings).send(mail, calling.signal)).rejects.toThrow();
  });

  it("is seen through once the text has begun, though it is called off", async () => {
    const calling = new AbortController();
    const server = await given({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on("end", () => {
          calling.abort();
          done();
        });
      },
    });
    expect(await new Mailer(server.settings).send(mail, calling.signal)).toEqual({ kind: "sent" });
  });

  it("never says a password in the clear to another machine", async () => {
    const server = await given({ allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(null, { user: 1 }) });
    const elsewhere = { ...server.settings, host: "0.0.0.0", login: { user: "perpus", password: "rahasia" } };
    expect(await new Mailer(elsewhere).send(mail)).toMatchObject({ kind: "unreachable" });
    expect(server.received).toEqual([]);
  });
});
