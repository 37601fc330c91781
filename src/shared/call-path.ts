import type { DeclaredCall, Method } from "./declared-call.ts";

/** Where a call goes. The types of its declaration have seen to it that these fit. */
export interface CallPath {
  params?: unknown;
  query?: unknown;
}

/** "GET /api/reviews/{id}" with its parameters filled in; conditions that are not given are left out. */
export function callPath(
  name: DeclaredCall["name"],
  { params = {}, query = {} }: CallPath,
): [Method, string] {
  const [method, path = ""] = name.split(" ");
  const values = params as Record<string, unknown>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(values[key])));
  const search = String(query instanceof URLSearchParams ? query : searchOf(query as object));
  return [method as Method, search === "" ? filled : `${filled}?${search}`];
}

function searchOf(query: object): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
