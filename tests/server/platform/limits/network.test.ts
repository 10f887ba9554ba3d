import { ThrottledError } from "../../../../server/errors.js";
import { sanitizeForLog } from "../../../../server/platform/auth/accessLog.js";
import { Downloads } from "../../../../server/platform/limits/Downloads.js";
import { networkOf, wideNetworkOf } from "../../../../server/platform/limits/network.js";
import { visitor } from "../../../../server/viewer.js";

describe("What counts as one address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["::FFFF:a00:1", "10.0.0.1"],
    ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001::5:aaaa:bbbb:cccc:dddd", "2001:0:0:5::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
    ["", ""],
    ["kacau", "kacau"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1::/48"],
    ["2001:db8:1:ffff::1", "2001:db8:1::/48"],
    ["kacau", "kacau"],
  ])("and of a whole customer of a provider, of %s, is %s", (address, network) => {
    expect(wideNetworkOf(address)).toBe(network);
  });
});

describe("A download", () => {
  it("counts by the network of a visitor, at whichever address of it", async () => {
    const downloads = new Downloads(1);
    await downloads.take(visitor, "2001:db8:1:2::1");
    await downloads.take(visitor, "2001:db8:1:2::2");

    await expect(downloads.take(visitor, "2001:db8:1:2:ffff::3")).rejects.toThrow(ThrottledError);
    await expect(downloads.take(visitor, "2001:db8:1:3::1")).resolves.toBeInstanceOf(Function);
  });
});

describe("A name in the log", () => {
  it("stays on its line", () => {
    expect(sanitizeForLog("a\r\nb\u001b[31mc\u2028d\u0000")).toBe("a\uFFFD\uFFFDb\uFFFD[31mc\uFFFDd\uFFFD");
    expect(sanitizeForLog("x".repeat(300))).toHaveLength(100);
  });
});
