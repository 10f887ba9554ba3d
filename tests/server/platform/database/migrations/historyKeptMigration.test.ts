import sql from "sql-template-tag";

import { HistoryKept1766400000201 } from "../../../../../server/platform/database/migrations/1766400000201-HistoryKept.js";
import { readSettings } from "../../../../../server/settings/settingsReads.js";
import { SettingsService } from "../../../../../server/settings/SettingsService.js";
import { system } from "../../../../../server/viewer.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { givenAdmin } from "../../../../support/people.js";
import { testWrite } from "../../../../support/testWrite.js";

onBothEngines("The history of a library that is updated", (test) => {
  const migrate = async () => {
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    await new HistoryKept1766400000201().up(runner);
    await runner.release();
  };
  const choices = async () => {
    const settings = await test.database.read((reader) => readSettings(reader, ""));
    return [settings.anonymiseAfterMonths, settings.studentsMayClearHistory];
  };
  const settings = () => new SettingsService(test.database, { name: "Perpustakaan", timeZone: "Asia/Jakarta" });

  it("is forgotten by default in a library without anybody", async () => {
    await migrate();
    expect(await choices()).toEqual([36, true]);
  });

  it("is kept where the library has people and never chose", async () => {
    await givenAdmin(test.database);
    await migrate();
    expect(await choices()).toEqual([null, false]);
    await migrate();
    expect(await choices()).toEqual([null, false]);
  });

  it("is what the library chose", async () => {
    await settings().update(system, { anonymiseAfterMonths: 24, studentsMayClearHistory: true });
    await migrate();
    expect(await choices()).toEqual([24, true]);
  });

  it("is kept as chosen where only one of both was", async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM settings`));
    await settings().update(system, { anonymiseAfterMonths: 60 });
    await migrate();
    expect(await choices()).toEqual([60, false]);
  });
});
