import { parseMysqlAddress } from "../../../../server/platform/database/mysqlAddress.js";

const SIMPLE = {
  hosts: [{ host: "db", port: 3306 }],
  user: "aksara",
  password: "s@ndi",
  database: "perpus",
  tls: "off",
  ca: null,
  poolSize: 10,
  connectTimeoutMs: 5_000,
};

describe("The address of a MySQL database", () => {
  it.each([
    ["mysql://aksara:s%40ndi@db/perpus", {}],
    ["mariadb://aksara:s%40ndi@db:3307/perpus", { hosts: [{ host: "db", port: 3307 }] }],
    [
      "mysql://aksara:s%40ndi@db/perpus?tls=required&pool=30&connect_timeout=2",
      { tls: "required", poolSize: 30, connectTimeoutMs: 2_000 },
    ],
    ["mysql://aksara:s%40ndi@db/perpus?ca=/etc/ssl/db.pem", { tls: "required", ca: "/etc/ssl/db.pem" }],
    [
      "mysql://aksara:s%40ndi@db1:3306,db2,[fe80::1]:3308/perpus",
      {
        hosts: [
          { host: "db1", port: 3306 },
          { host: "db2", port: 3306 },
          { host: "fe80::1", port: 3308 },
        ],
      },
    ],
    ["mysql://db/perpus", { user: "", password: "" }],
  ])("%s is read", (url, expected) => {
    expect(parseMysqlAddress(url)).toEqual({ ...SIMPLE, ...expected });
  });

  it.each([
    [
      "mysql://u:rahasia@db/perpus?ssl=true",
      "parameter ssl tidak dikenal. Yang dikenal: tls, ca, pool, connect_timeout",
    ],
    ["mysql://u:rahasia@db/perpus?tls=ya", "parameter tls harus required atau off"],
    ["mysql://u:rahasia@db/perpus?pool=0", "parameter pool harus bilangan bulat dari 1 sampai 200"],
    ["mysql://u:rahasia@db/perpus?tls=off&ca=x.pem", "parameter ca hanya berlaku dengan tls=required"],
    ["mysql://u:rahasia@db:0/perpus", "host db:0 tidak dapat dibaca. Contoh: db1:3306,db2:3306"],
    ["mysql://u:rahasia@db,/perpus", "host  tidak dapat dibaca. Contoh: db1:3306,db2:3306"],
    ["mysql://u:rahasia@db/", "harus mysql://pengguna:sandi@host:port/basisdata"],
    ["mysql://u:rah%ZZ@db/perpus", "ada tanda % yang tidak diikuti dua angka heksadesimal"],
  ])("%s is refused with what is wrong, and without the password", (url, message) => {
    expect(() => parseMysqlAddress(url)).toThrow(new Error(message));
  });
});
