import { expect, test } from "vitest";
import { callerOf } from "#src/platform/http/caller.server.ts";
import { clientIp } from "./client-ip.ts";

const SOCKET = "10.0.0.1";

test.each<[number, string | null, string]>([
  [0, null, SOCKET],
  [0, "203.0.113.5", SOCKET],
  [1, null, SOCKET],
  [1, "203.0.113.5", "203.0.113.5"],
  [1, "1.1.1.1, 203.0.113.5", "203.0.113.5"],
  [1, "made up,  203.0.113.5 ", "203.0.113.5"],
  [2, "203.0.113.5, 10.0.0.2", "203.0.113.5"],
  [2, "1.1.1.1, 203.0.113.5, 10.0.0.2", "203.0.113.5"],
  [2, "203.0.113.5", SOCKET],
  [1, "", SOCKET],
  [1, "203.0.113.5,", SOCKET],
  [1, "2001:db8::1", "2001:db8::1"],
  [1, "made up", SOCKET],
  [1, "203.0.113.5:8080", SOCKET],
])("behind %i trusted proxies, X-Forwarded-For %j is %s", (proxies, forwarded, address) => {
  expect(clientIp(SOCKET, forwarded, proxies)).toBe(address);
});

test("without a socket there is a word for it, so that limits still count", () => {
  expect(clientIp(undefined, null, 0)).toBe("unknown");
});

test.each([
  ["203.0.113.5", "203.0.113.5"],
  ["::ffff:203.0.113.5", "203.0.113.5"],
  ["::FFFF:203.0.113.5", "203.0.113.5"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:1::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
  ["made up", "made up"],
])("limits count %s as %s", (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});
