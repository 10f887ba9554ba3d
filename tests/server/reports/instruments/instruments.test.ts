import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import sql from "sql-template-tag";

import { insertDemoData } from "../../../../server/demo/insertDemoData.js";
import { ReportService } from "../../../../server/reports/figures/ReportService.js";
import { deliveredContent } from "../../../../server/reports/instruments/deliveredInstruments.js";
import type { InstrumentContent } from "../../../../server/reports/instruments/instrumentContent.js";
import { InstrumentEditingService } from "../../../../server/reports/instruments/InstrumentEditingService.js";
import { InstrumentExportService } from "../../../../server/reports/instruments/InstrumentExportService.js";
import { InstrumentService } from "../../../../server/reports/instruments/InstrumentService.js";
import { required } from "../../../../server/platform/required.js";
import { system, visitor } from "../../../../server/viewer.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { onBothEngines } from "../../../support/database.js";
import { readPdf } from "../../../support/files/readPdf.js";
import { givenAdmin, givenStaff } from "../../../support/people.js";

const NOW = new Date("2026-11-30T03:00:00Z");
const TIME = { timeZone: "Asia/Jakarta", now: () => NOW };
const [NINE, SIX] = [1, 2];

onBothEngines("Instruments of accreditation", (test) => {
  const instruments = () => new InstrumentService(test.database, TIME);
  const editing = () => new InstrumentEditingService(test.database);
  const assessed = async (id: number, period: string) =>
    required(await instruments().assessment(system, id, { period }), "the assessment");
  const one = async (id: number) => required(await instruments().byId(system, id), "the instrument");
  const inputOf = ({ name, source, components }: InstrumentContent) => ({ name, source, components });
  const trail = () =>
    test.database.read((reader) =>
      reader.rows<{ action: string; before_values: string | null; after_values: string | null }>(
        sql`SELECT action, before_values, after_values FROM audit_entries
            WHERE action LIKE 'accreditation.%' ORDER BY id DESC`,
      ),
    );

  /** What it is refused as, and at which fields. */
  const refused = async (call: Promise<unknown>) => {
    const { kind, fields } = await expectDomainError(call);
    return [kind, ...Object.keys(fields)];
  };

  let admin: Awaited<ReturnType<typeof givenAdmin>>;
  beforeAll(async () => {
    await insertDemoData(test.database, { timeZone: "Asia/Jakarta" }, NOW);
    admin = await givenAdmin(test.database);
  });

  it("are both there, as they were delivered", async () => {
    const all = await instruments().all(admin);
    expect(all.map(({ id, code, isDelivered, revision }) => [id, code, isDelivered, revision])).toEqual([
      [NINE, "nine-2022", true, 0],
      [SIX, "six-2025", true, 0],
    ]);
  });

  it("show the figures of the reports beside their indicators, counted over the year", async () => {
    const { components, from, to, periodName } = await assessed(SIX, "2026-2027");
    expect([from, to, periodName]).toEqual(["2026-07-01", "2027-06-30", "Tahun ajaran 2026/2027"]);
    const report = await new ReportService(test.database, TIME).accreditation(system, { from, to });
    const figures = new Map(
      components.flatMap(({ indicators }) => indicators.map((each) => [each.indicator.code, each.ownFigure] as const)),
    );
    const shown = (value: number | null) => (value ?? 0).toLocaleString("id-ID", { maximumFractionDigits: 2 });
    expect(report.collection.titles).toBeGreaterThan(0);
    expect(figures.get("koleksi-judul")).toBe(`${shown(report.collection.titles)} judul`);
    expect(figures.get("koleksi-nonfiksi")).toBe(`${shown(report.collection.nonfictionPercent)} %`);
    expect(figures.get("layanan-kunjungan")).toBe(`${shown(report.visits.perOpenDay)} orang`);
    expect(figures.get("koleksi-koran")).toBe("0 langganan");
    expect(figures.get("koleksi-seleksi")).toBeNull();
    const longAgo = await assessed(SIX, "1990");
    expect([longAgo.from, longAgo.to, longAgo.periodName]).toEqual(["1990-01-01", "1990-12-31", "Tahun 1990"]);
    const visits = longAgo.components[2]?.indicators.find(({ indicator }) => indicator.code === "layanan-baca");
    expect(visits?.ownFigure).toBe("0 buku");
  });

  it("take answers by year, keep those that are left out, and tell the trail what has changed", async () => {
    const save = (period: string, answers: object[], expectedRevision?: number) =>
      editing().saveAnswers(admin, SIX, {
        period,
        answers,
        ...(expectedRevision !== undefined && { expectedRevision }),
      });
    await save("2026", [{ indicator: "koleksi-judul", score: 4, note: " Buku induk " }], 0);
    await save("2026", [{ indicator: "koleksi-digital", score: 5 }], 1);
    const { revision, scoredCount, components } = await assessed(SIX, "2026");
    expect([revision, scoredCount]).toEqual([2, 2]);
    // 9 of 50 points of a component that weighs 20.
    expect(components[0]).toMatchObject({ score: 9, maxScore: 50, value: 3.6 });
    expect((await assessed(SIX, "2026-2027")).scoredCount).toBe(0);

    await save("2026", [{ indicator: "koleksi-judul" }]);
    expect((await assessed(SIX, "2026")).scoredCount).toBe(1);
    const [entry] = await trail();
    expect(JSON.parse(entry?.before_values ?? "null")).toEqual({
      answers: ["2026, Jumlah judul buku tercetak: 4, Buku induk"],
    });
    expect(JSON.parse(entry?.after_values ?? "null")).toEqual({ answers: [] });
    const entries = (await trail()).length;
    await save("2026", [{ indicator: "koleksi-digital", score: 5 }]);
    expect((await trail()).length).toBe(entries);
  });

  it("refuse what is no answer, and say where", async () => {
    const save = (answers: object[], more: object = {}) =>
      editing().saveAnswers(admin, SIX, { period: "2027", answers, ...more });
    expect(await refused(save([{ indicator: "koleksi-judul", score: 5.5 }]))).toEqual([
      "validation",
      "answers.0.score",
    ]);
    expect(await refused(save([{ indicator: "tidak-ada", score: 1 }]))).toEqual(["validation", "answers.0.indicator"]);
    expect(await refused(save([], { period: "2026-2028" }))).toEqual(["validation", "period"]);
    expect(await refused(save([], { expectedRevision: 3 }))).toEqual(["conflict", "expectedRevision"]);
    expect(await refused(editing().saveAnswers(admin, 99, { period: "2027", answers: [] }))).toEqual(["notFound"]);
  });

  it("are corrected, keep their answers by the codes, and give new indicators codes of their own", async () => {
    const { content, revision } = await one(NINE);
    await editing().saveAnswers(admin, NINE, { period: "2026", answers: [{ indicator: "koleksi-judul", score: 5 }] });
    expect((await assessed(NINE, "2026")).total).toBeNull();
    const components = content.components.map((component, index) => ({
      ...component,
      weight: index === 0 ? 20 : 10,
      needsCheck: false,
      indicators:
        index === 0
          ? [...component.indicators, { text: "Jumlah peta", maxScore: 5, source: "Naskah 2022, halaman 3" }]
          : component.indicators,
    }));
    const after = await editing().update(admin, NINE, { ...inputOf(content), components, expectedRevision: revision });
    expect([after.isDelivered, after.revision]).toEqual([false, revision + 1]);
    expect(after.content.components[0]?.indicators.at(-1)).toMatchObject({
      code: `r${revision + 1}-1`,
      needsCheck: false,
    });
    const { total, mostTotal } = await assessed(NINE, "2026");
    // 5 of 40 points of a component that weighs 20.
    expect([total, mostTotal]).toEqual([2.5, 100]);
    const [entry] = await trail();
    expect(entry?.action).toBe("accreditation.update");
    expect(entry?.after_values).toContain("Koleksi perpustakaan – Jumlah peta: skor maks. 5; Naskah 2022, halaman 3");
    expect(entry?.before_values).not.toContain("Jumlah judul buku");

    const again = editing().update(admin, NINE, { ...inputOf(content), expectedRevision: revision });
    expect(await refused(again)).toEqual(["conflict", "expectedRevision"]);
  });

  it("go back to the delivered text, with the answers that it asks for", async () => {
    const restored = await editing().restore(admin, NINE);
    expect([restored.isDelivered, restored.content]).toEqual([true, deliveredContent("nine-2022")]);
    expect(await one(NINE)).toMatchObject({ isDelivered: true, content: deliveredContent("nine-2022") });
    expect((await assessed(NINE, "2026")).scoredCount).toBe(1);
    const { revision } = restored;
    expect((await editing().restore(admin, NINE)).revision).toBe(revision);
  });

  it("refuse what cannot be judged by, naming the field", async () => {
    const { content } = await one(SIX);
    const update = (changes: object) => editing().update(admin, SIX, { ...inputOf(content), ...changes });
    const [first] = content.components;
    const long = content.components.map((component) => ({
      ...component,
      indicators: Array.from({ length: 25 }, () => ({ text: "ā".repeat(300), guide: "ā".repeat(500) })),
    }));
    expect(await refused(update({ components: [] }))).toEqual(["validation", "components"]);
    expect(await refused(update({ components: [{ ...first, indicators: [] }] }))).toEqual([
      "validation",
      "components.0.indicators",
    ]);
    expect(await refused(update({ components: [first, first] }))).toEqual(["validation", "components"]);
    expect(await refused(update({ components: [{ ...first, weight: 101 }] }))).toEqual([
      "validation",
      "components.0.weight",
    ]);
    expect(await refused(update({ components: long }))).toEqual(["validation", "components"]);
    expect(await one(SIX)).toMatchObject({ isDelivered: true });
  });

  it("are read by who may read reports, and changed by who may change the settings too", async () => {
    const staff = await givenStaff(test.database);
    expect((await instruments().all(staff)).length).toBe(2);
    expect(await instruments().byId(visitor, SIX)).toBeNull();
    const answer = () => editing().saveAnswers(staff, SIX, { period: "2026", answers: [] });
    expect(await refused(answer())).toEqual(["forbidden"]);
    expect(await refused(editing().restore(staff, SIX))).toEqual(["forbidden"]);
    expect([instruments().canEdit(staff), instruments().canEdit(admin)]).toEqual([false, true]);
  });

  it("are written into files as they are shown", async () => {
    const exports = new InstrumentExportService(test.database, TIME, {
      root: process.cwd(),
      readLetterhead: () =>
        Promise.resolve({ name: "Perpustakaan Uji", lines: [], logo: null, city: null, signatories: [] } as never),
    });
    const contentOf = async (format: "csv" | "pdf") => {
      const { chunks, fileName } = await exports.export(admin, SIX, "2026", format);
      return { fileName, content: await buffer(Readable.from(chunks)) };
    };
    const csv = await contentOf("csv");
    expect(csv.fileName).toBe("akreditasi-six-2025-2026.csv");
    expect(csv.content.toString("utf8")).toContain("Jumlah buku elektronik");
    const pages = await readPdf((await contentOf("pdf")).content);
    const lines = pages.flatMap((page) => page.lines);
    expect(lines).toContain("INSTRUMEN AKREDITASI ENAM KOMPONEN (2025)");
    expect(lines).toContain("Rekapitulasi");
    expect(await refused(exports.export(admin, 99, "2026", "csv"))).toEqual(["notFound"]);
  });
});
