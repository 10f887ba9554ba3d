import { SettingsService } from "../../../server/settings/SettingsService.js";
import { visitor } from "../../../server/viewer.js";
import { onSqlite } from "../../support/database.js";

onSqlite("Holidays from today on", (test) => {
  const service = () => new SettingsService(test.database, { name: "Aksara", timeZone: "Asia/Jakarta" });

  it("are asked for within ten years, and any other number is refused in words", async () => {
    expect(await service().holidays(visitor, 3_660)).toEqual([]);
    for (const days of [-1, 3_661, 2_147_483_647, -2_147_483_648]) {
      await expect(async () => service().holidays(visitor, days)).rejects.toThrow("0 sampai 3660");
    }
  });
});
