import sql from "sql-template-tag";

import { DEFAULT_NOTICE_TEXTS } from "../../../common/noticeTemplate.js";
import { ConflictError, ForbiddenError, UnauthenticatedError, ValidationError } from "../../../server/errors.js";
import { SettingsService } from "../../../server/settings/SettingsService.js";
import { byteLimit, uploadBounds } from "../../../server/settings/uploads/uploadLimits.js";
import type { Settings } from "../../../server/settings/settingsReads.js";
import { type AdminViewer, type Viewer, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenAdmin, givenStudentViewer } from "../../support/people.js";
import { AS_STAFF } from "../../support/roles.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("The settings", (test) => {
  let admin: AdminViewer;
  const settings = () =>
    new SettingsService(
      test.database,
      { name: "Perpustakaan Aksara", timeZone: "Asia/Jakarta" },
      () => new Date("2026-11-23T01:00:00Z"),
    );
  const lastEntry = async () => {
    const [entry] = await test.database.read((reader) =>
      reader.rows<{ action: string; recordId: number | null; beforeValues: string; afterValues: string }>(
        sql`SELECT action, record_id AS recordId, before_values AS beforeValues, after_values AS afterValues
          FROM audit_entries ORDER BY id DESC LIMIT 1`,
      ),
    );
    return entry;
  };
  const rows = () =>
    test.database.read((reader) =>
      reader.rows<{ name: string; value: string }>(sql`SELECT name, value FROM settings ORDER BY name`),
    );
  const refusedFields = async (input: object) => {
    const refused = await settings()
      .update(admin, input)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ValidationError);
    return (refused as ValidationError).fields.map(({ name }) => name).sort();
  };

  beforeAll(async () => {
    admin = await givenAdmin(test.database);
  });
  beforeEach(() =>
    test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM settings`);
      await tx.run(sql`DELETE FROM holidays`);
      await tx.run(sql`DELETE FROM open_days`);
    }),
  );

  it("name who signs for librarians alone, and are refused without anybody", async () => {
    const student = await givenStudentViewer(test.database);
    const staff = { ...admin, ...AS_STAFF };
    const namedFor = async (viewer: Viewer) => settings().signatories(viewer, await settings().read(viewer));
    expect(await namedFor(admin)).toEqual([{ position: "Kepala Perpustakaan", name: null, nip: null }]);

    const head = { position: " Kepala  Perpustakaan ", name: "Siti Rahayu, S.Pd.", nip: "19700101" };
    const headmaster = { position: "Kepala Sekolah", name: "", nip: "" };
    await settings().update(admin, {
      parentOrganisation: "SMA Contoh",
      libraryNumber: "3273012A1000001",
      letterCity: "Bandung",
      signatories: [head, headmaster],
    });
    const saved = [
      { ...head, position: "Kepala Perpustakaan" },
      { ...headmaster, name: null, nip: null },
    ];
    expect([await namedFor(admin), await namedFor(staff)]).toEqual([saved, saved]);
    expect([await namedFor(student), await namedFor(visitor)]).toEqual([[], []]);
    expect(await settings().read(visitor)).toMatchObject({ parentOrganisation: "SMA Contoh", letterCity: "Bandung" });
    expect(JSON.parse((await lastEntry())?.afterValues ?? "{}")).toMatchObject({
      signatories: ["Kepala Perpustakaan: Siti Rahayu, S.Pd., NIP/NUPTK 19700101", "Kepala Sekolah"],
    });

    expect(await refusedFields({ signatories: [] })).toEqual(["signatories"]);
    expect(await refusedFields({ signatories: [head, head, head] })).toEqual(["signatories"]);
    expect(await refusedFields({ signatories: [head, { position: " ", name: "Drs. Budi" }] })).toEqual([
      "signatories.1.position",
    ]);
    expect(await refusedFields({ signatories: [{ ...head, nip: "1".repeat(41) }] })).toEqual(["signatories.0.nip"]);
  });

  it("keep what notices say in the library's own words, and name what is wrong with them", async () => {
    const usual = DEFAULT_NOTICE_TEXTS.ready;
    const own = "Buku {judul} hilang.\nDatanglah ke perpustakaan.";
    const { noticeTexts } = await settings().update(admin, {
      noticeTexts: [
        { kind: "ready", text: usual },
        { kind: "expired", text: " " },
        { kind: "lost", text: own },
      ],
    });
    expect(noticeTexts).toEqual([{ kind: "lost", text: "Buku {judul} hilang. Datanglah ke perpustakaan." }]);
    expect((await settings().read(visitor)).noticeTexts).toEqual(noticeTexts);
    expect(JSON.parse((await lastEntry())?.afterValues ?? "{}")).toMatchObject({
      noticeTexts: ["lost: Buku {judul} hilang. Datanglah ke perpustakaan."],
    });

    const text = "Buku {judul} jatuh tempo {jatuh_tempo}.";
    expect(
      await refusedFields({
        noticeTexts: [
          { kind: "due_soon", text },
          { kind: "lost", text },
        ],
      }),
    ).toEqual(["noticeTexts.1.text"]);
    expect(await refusedFields({ noticeTexts: [{ kind: "lost", text: "x".repeat(501) }] })).toContain(
      "noticeTexts.0.text",
    );
    expect(
      await refusedFields({
        noticeTexts: [
          { kind: "lost", text: own },
          { kind: "lost", text: own },
        ],
      }),
    ).toEqual(["noticeTexts"]);
    expect((await settings().update(admin, { noticeTexts: [] })).noticeTexts).toEqual([]);
  });

  it("say something real before anybody has touched them", async () => {
    const read = await settings().read(visitor);

    expect(read).toMatchObject({
      name: "Perpustakaan Aksara",
      cardTone: "indigo",
      logoUrl: null,
      loanDays: 7,
      mostLoans: 3,
      mostRenewals: 2,
      finePerDay: 500,
      graceDays: 0,
      suspendDaysPerDay: 0,
      address: null,
    });
    expect(await settings().holidays(visitor)).toEqual([]);
    expect(read.aboutText.html).toContain("<h2>Mencari buku</h2>");
    expect(read.openingHours.map(({ weekday, hours }) => [weekday, hours.length])).toEqual([
      ["monday", 1],
      ["tuesday", 1],
      ["wednesday", 1],
      ["thursday", 1],
      ["friday", 2],
      ["saturday", 0],
      ["sunday", 0],
    ]);
    expect(await settings().opening(visitor, read)).toEqual({
      today: "2026-11-23",
      isOpen: true,
      changesAt: new Date("2026-11-23T08:00:00Z"),
      openDayName: null,
    });
  });

  it("change one by one, and the rest stays", async () => {
    await settings().update(admin, { finePerDay: 1_000, phone: " (022)  555-0101 " });
    const updated = await settings().update(admin, {
      aboutText: "# Kami\n\n<script>alert(1)</script>Halo",
      holidays: [
        { date: "2026-12-25", name: "Natal" },
        { date: "2026-08-17", name: "Kemerdekaan" },
      ],
      openingHours: [{ weekday: "saturday", hours: [{ opens: "08:00", closes: "12:00" }] }],
      mapUrl: "peta.example/?q=1,2",
      email: "Perpus@sekolah.example",
    });

    expect(updated).toMatchObject({
      finePerDay: 1_000,
      phone: "(022) 555-0101",
      loanDays: 7,
      aboutText: { markdown: "# Kami\n\n<script>alert(1)</script>Halo", html: "<h2>Kami</h2>\nHalo" },
      mapUrl: "https://peta.example/?q=1,2",
      email: "Perpus@sekolah.example",
    });
    expect(await settings().holidays(visitor)).toEqual([
      { date: "2026-08-17", name: "Kemerdekaan" },
      { date: "2026-12-25", name: "Natal" },
    ]);
    expect(await settings().holidays(visitor, 32)).toEqual([{ date: "2026-12-25", name: "Natal" }]);
    expect(await settings().holidays(visitor, 31)).toEqual([]);
    expect(updated.openingHours).toHaveLength(7);
    expect(await settings().read(visitor)).toEqual(updated);
    expect((await rows()).map(({ name }) => name)).toEqual([
      "aboutText",
      "email",
      "finePerDay",
      "mapUrl",
      "openingHours",
      "phone",
    ]);
  });

  it("go back to what they were where they are cleared", async () => {
    await settings().update(admin, {
      aboutText: "Teks kami.",
      name: "SMA  Contoh",
      phone: "1",
      email: "a@b.example",
      mapUrl: "https://peta.example/",
    });
    const cleared = await settings().update(admin, { aboutText: " ", name: "", phone: "", email: null, mapUrl: "" });

    expect(cleared).toMatchObject({ name: "Perpustakaan Aksara", phone: null, email: null, mapUrl: null });
    expect(cleared.aboutText.markdown).toContain("## Mencari buku");
    expect(await rows()).toEqual([]);
  });

  it("forget after the years of a pupil at school unless the library chooses otherwise, also never", async () => {
    const both = ({ anonymiseAfterMonths, studentsMayClearHistory }: Settings) => [
      anonymiseAfterMonths,
      studentsMayClearHistory,
    ];
    expect(both(await settings().read(visitor))).toEqual([36, true]);
    await settings().update(admin, { anonymiseAfterMonths: 12, studentsMayClearHistory: false });
    expect(both(await settings().read(visitor))).toEqual([12, false]);
    expect(both(await settings().update(admin, { anonymiseAfterMonths: null }))).toEqual([null, false]);
    expect(both(await settings().read(visitor))).toEqual([null, false]);

    // By another version, whose choice this one does not know.
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE settings SET value = '6' WHERE name = 'anonymiseAfterMonths'`),
    );
    expect(both(await settings().read(visitor))).toEqual([null, false]);
  });

  it("complete a link that is typed without https", async () => {
    const { mapUrl } = await settings().update(admin, { mapUrl: "maps.app.goo.gl/a1" });
    expect(mapUrl).toBe("https://maps.app.goo.gl/a1");
  });

  it("leave a trail of what changed, and move the stamp", async () => {
    await settings().update(admin, { graceDays: 2 });

    expect(await lastEntry()).toEqual({
      action: "settings.update",
      recordId: null,
      beforeValues: '{"graceDays":0}',
      afterValues: '{"graceDays":2}',
    });
  });

  it("say of hundreds of holidays only which ones differ", async () => {
    const others = Array.from({ length: 60 }, (_, day) => ({
      date: new Date(Date.UTC(2027, 5, day + 1)).toISOString().slice(0, 10),
      name: "Libur kenaikan kelas",
    }));
    await settings().update(admin, { holidays: [...others, { date: "2026-12-25", name: "Natal" }] });
    await settings().update(admin, { holidays: [...others.slice(1), { date: "2026-12-25", name: "Hari Natal" }] });

    expect(await lastEntry()).toMatchObject({
      beforeValues: '{"holidays":["2026-12-25 Natal","2027-06-01 Libur kenaikan kelas"]}',
      afterValues: '{"holidays":["2026-12-25 Hari Natal"]}',
    });
  });

  it("are never overwritten by somebody who has seen an older state", async () => {
    const { revision } = await settings().update(admin, { name: "Perpustakaan Kartini" });
    const outcomes = await Promise.allSettled(
      ["Satu", "Dua"].map((name) => settings().update(admin, { name, expectedRevision: revision })),
    );
    const [taken] = outcomes.filter((outcome) => outcome.status === "fulfilled");
    const [refused] = outcomes.filter((outcome) => outcome.status === "rejected");

    expect(taken?.value.revision).toBe(revision + 1);
    expect(refused?.reason).toBeInstanceOf(ConflictError);
    expect(await settings().read(visitor)).toEqual(taken?.value);
    // Who names no state means what they say.
    expect(await settings().update(admin, { name: "Tiga" })).toMatchObject({ name: "Tiga", revision: revision + 2 });
  });

  it("that no version understands any more count as not set", async () => {
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`INSERT INTO settings (name, value, updated_at)
          VALUES ('loanDays', '"tujuh"', '2026-11-21 00:00:00'), ('openingHours', 'rusak', '2026-11-21 00:00:00'),
          ('unknown', '1', '2026-11-21 00:00:00'), ('mostLoans', '5', '2026-11-21 00:00:00')`,
      ),
    );

    expect(await settings().read(visitor)).toMatchObject({
      loanDays: 7,
      closedWeekdays: ["saturday", "sunday"],
      mostLoans: 5,
    });
  });

  it("refuse every wrong value at once and change nothing", async () => {
    expect(
      await refusedFields({
        aboutText: "a".repeat(30_001),
        loanDays: 0,
        mostLoans: 1.5,
        finePerDay: -1,
        graceDays: null,
        email: "bukan",
        mapUrl: "javascript:alert(1)",
        phone: 5,
        secret: 1,
        name: "x".repeat(121),
        cardTone: "pink",
        logoUrl: "/static/covers/x-640.webp",
      }),
    ).toEqual([
      "aboutText",
      "cardTone",
      "email",
      "finePerDay",
      "graceDays",
      "loanDays",
      "logoUrl",
      "mapUrl",
      "mostLoans",
      "name",
      "phone",
      "secret",
    ]);
    expect(await refusedFields({ mapUrl: "http://peta.example" })).toEqual(["mapUrl"]);
    expect(await refusedFields({ finePerDay: 1_000_001 })).toEqual(["finePerDay"]);
    expect(
      await refusedFields({
        closedWeekdays: ["monday", "monday"],
        holidays: [
          { date: "2026-02-30", name: "x" },
          { date: "2026-12-25", name: "" },
        ],
      }),
    ).toEqual(["closedWeekdays", "holidays.0.date", "holidays.1.name"]);
    expect(
      await refusedFields({
        closedWeekdays: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
      }),
    ).toEqual(["closedWeekdays"]);
    expect(
      await refusedFields({
        openingHours: [
          { weekday: "monday", hours: [{ opens: "7", closes: "15:00" }] },
          { weekday: "tuesday", hours: [{ opens: "15:00", closes: "07:00" }] },
          { weekday: "senin", hours: [] },
        ],
      }),
    ).toEqual(["openingHours.0.hours.0.opens", "openingHours.1.hours.0.closes", "openingHours.2.weekday"]);
    expect(
      await refusedFields({
        openingHours: [
          {
            weekday: "monday",
            hours: [
              { opens: "07:00", closes: "12:00" },
              { opens: "11:00", closes: "15:00" },
            ],
          },
        ],
      }),
    ).toEqual(["openingHours.0.hours"]);
    expect(
      await refusedFields({
        openingHours: [
          { weekday: "monday", hours: [] },
          { weekday: "monday", hours: [] },
        ],
      }),
    ).toEqual(["openingHours"]);
    expect(await refusedFields({ aboutText: '"'.repeat(20_000) })).toEqual(["aboutText"]);
    expect(await rows()).toEqual([]);
  });

  it("hold the longest text that they take", async () => {
    await settings().update(admin, {
      aboutText: "kata ".repeat(5_990),
      holidays: Array.from({ length: 1_500 }, (_, day) => ({
        date: new Date(Date.UTC(2026, 0, day + 1)).toISOString().slice(0, 10),
        name: "𝕏".repeat(40),
      })),
    });

    expect(await settings().holidays(visitor)).toHaveLength(1_500);
  });

  it("have days that are open all the same: no visitor is told then that the library is closed", async () => {
    const holidays = [
      { date: "2026-11-24", name: "Hari Guru" },
      { date: "2026-11-25", name: "Rapat" },
    ];
    await settings().update(admin, { holidays, openDays: [{ date: "2026-11-24", name: "Lomba" }] });

    expect(await settings().openDays(visitor)).toEqual([{ date: "2026-11-24", name: "Lomba" }]);
    expect((await settings().holidays(visitor)).map(({ date }) => date)).toEqual(["2026-11-24", "2026-11-25"]);
    expect((await settings().holidays(visitor, 7)).map(({ date }) => date)).toEqual(["2026-11-25"]);
    const entry = await lastEntry();
    expect(JSON.parse(entry?.afterValues ?? "")).toMatchObject({ openDays: ["2026-11-24 Lomba"] });
    const longest = Array.from({ length: 500 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 0, day + 1)).toISOString().slice(0, 10),
      name: "𝕏".repeat(40),
    }));
    await settings().update(admin, { openDays: longest });
    expect(await settings().openDays(visitor)).toHaveLength(500);
    expect(await refusedFields({ openDays: [...longest, { date: "2030-01-01", name: "x" }] })).toEqual(["openDays"]);
  });

  it("hold every figure of lending, where null takes a limit away, and refuse what is none", async () => {
    const figures = {
      fineDays: "calendar",
      graceCharged: false,
      fineCap: 10_000,
      capAtPrice: true,
      debtLimit: 20_000,
      limitStrictness: "impossible",
      overdueStrictness: "notice",
      defaultPrice: 50_000,
    };
    expect(await settings().update(admin, figures)).toMatchObject(figures);
    const none = { fineCap: null, debtLimit: null, defaultPrice: null };
    expect(await settings().update(admin, none)).toMatchObject({ ...figures, ...none });
    expect(
      await refusedFields({ fineDays: "all", fineCap: 0, debtLimit: -1, limitStrictness: "strict", defaultPrice: 0.5 }),
    ).toEqual(["debtLimit", "defaultPrice", "fineCap", "fineDays", "limitStrictness"]);
  });

  it("are changed by administrators alone", async () => {
    const student = await givenStudentViewer(test.database);
    const reading: AdminViewer = { ...admin, credential: { kind: "token", tokenName: "Dinas", scope: "read" } };

    await expect(settings().update(visitor, { loanDays: 30 })).rejects.toThrow(UnauthenticatedError);
    await expect(settings().update(student, { loanDays: 30 })).rejects.toThrow(ForbiddenError);
    await expect(settings().update(reading, { loanDays: 30 })).rejects.toThrow(ForbiddenError);
    expect([settings().canEdit(admin), settings().canEdit(reading), settings().canEdit(student)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await rows()).toEqual([]);
  });

  it("limit uploads within what the machine takes, count from the next file on, and say what they touched", async () => {
    const uploads = uploadBounds({ maxCoverMb: undefined, maxDocumentMb: 100, maxPhotoMb: undefined });
    const service = new SettingsService(test.database, { name: "", timeZone: "Asia/Jakarta", uploads });
    const limitOf = byteLimit(test.database, uploads, "cover");
    expect(await limitOf()).toBe(5_000_000);
    const saved = await service.update(admin, { maxCoverMb: 12, maxDocumentMb: 100 });
    expect(await limitOf()).toBe(12_000_000);
    expect(service.uploadLimits(admin, saved)).toMatchObject([
      { kind: "cover", megabytes: 12, usual: 5, most: 20 },
      { kind: "document", megabytes: 100, usual: 100, most: 100 },
      { kind: "import" },
      { kind: "photo", megabytes: 10 },
      { kind: "picture", megabytes: 5 },
    ]);
    expect(JSON.parse((await lastEntry())?.afterValues ?? "")).toMatchObject({ maxCoverMb: 12, maxDocumentMb: 100 });
    await expect(service.update(admin, { maxDocumentMb: 101 })).rejects.toMatchObject({
      fields: [{ name: "maxDocumentMb", message: "Maksimal 100 MB di server ini." }],
    });
    expect(await refusedFields({ maxCoverMb: 0, maxPhotoMb: 1.5 })).toEqual(["maxCoverMb", "maxPhotoMb"]);
    // Chosen before the machine took less.
    const smaller = uploadBounds({ maxCoverMb: 8, maxDocumentMb: undefined, maxPhotoMb: undefined });
    expect(await byteLimit(test.database, smaller, "cover")()).toBe(8_000_000);
    await service.update(admin, { maxCoverMb: null });
    expect(await limitOf()).toBe(5_000_000);
  });
});
