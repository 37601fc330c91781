import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * Whose calls are counted together. An IPv6 visitor has a whole /64 to call from; an IPv4 visitor
 * stays alone, and is the same when written as IPv6 (::ffff:203.0.113.5).
 */
export function callerOf(address: string): string {
  const mapped = address.toLowerCase().replace(/^::ffff:/, "");
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

const NEAR = new BlockList();
for (const [net, prefix] of [
  ...([
    ["127.0.0.0", 8],
    ["10.0.0.0", 8],
    ["172.16.0.0", 12],
  ] as const),
  ...([
    ["192.168.0.0", 16],
    ["169.254.0.0", 16],
  ] as const),
] as const)
  NEAR.addSubnet(net, prefix, "ipv4");
NEAR.addAddress("::1", "ipv6");
NEAR.addSubnet("fc00::", 7, "ipv6");
NEAR.addSubnet("fe80::", 10, "ipv6");

/** Not of this machine, nor of the house that it stands in: everybody may call from there. */
export function tellsNetwork(address: string): boolean {
  const mapped = address.toLowerCase().replace(/^::ffff:/, "");
  if (isIPv4(mapped)) return !NEAR.check(mapped, "ipv4");
  return isIPv6(address) && !NEAR.check(address, "ipv6");
}
