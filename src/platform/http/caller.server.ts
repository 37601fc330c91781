import { isIPv6 } from "node:net";

/**
 * Whose calls are counted together. An IPv6 visitor has a whole /64 to call from; an IPv4 visitor
 * may be written as IPv6 (::ffff:203.0.113.5) and stays alone.
 */
export function callerOf(address: string): string {
  if (!isIPv6(address) || address.toLowerCase().startsWith("::ffff:")) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
