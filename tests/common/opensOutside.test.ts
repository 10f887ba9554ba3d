import { opensOutside } from "../../common/opensOutside";

describe("An address that letters may lead to", () => {
  it.each([
    ["https://perpus.sekolah.sch.id", true],
    ["http://103.28.12.5:3000", true],
    ["https://172.32.0.1", true],
    ["https://10.perpus.sch.id", true],
    ["http://localhost:3000", false],
    ["http://127.0.0.1:3000", false],
    ["http://[::1]:3000", false],
    ["http://192.168.1.7:3000", false],
    ["http://172.16.0.9", false],
    ["http://10.0.0.2", false],
    ["http://[::ffff:10.0.0.2]", false],
    ["http://[::ffff:192.168.1.7]:3000", false],
    ["http://[::ffff:103.28.12.5]", true],
    ["http://perpus.lan:3000", false],
    ["http://perpus", false],
    ["", false],
  ])("%s can be opened by others: %s", (origin, opens) => {
    expect(opensOutside(origin)).toBe(opens);
  });
});
