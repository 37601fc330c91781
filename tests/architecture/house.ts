/** Repository-relative path with forward slashes → text; a binary file has the text "". */
export type Sources = ReadonlyMap<string, string>;

export interface Finding {
  rule: string;
  file: string;
  detail: string;
}

export type Room = "shared" | "design" | "db" | "platform" | "domains" | "web" | "server";

/** Besides its own files. Narrower conditions for single folders are in room-rules.ts. */
export const ROOM_IMPORTS: Readonly<Record<Room, readonly Room[]>> = {
  shared: [],
  design: ["shared"],
  db: ["shared"],
  platform: ["db", "shared"],
  domains: ["db", "platform", "shared", "design"],
  web: ["domains", "design", "shared", "platform", "db"],
  server: ["web", "domains", "design", "platform", "db", "shared"],
};

/** A domain imports only from groups above its own, never from its neighbours. */
export const DOMAIN_GROUPS: readonly (readonly string[])[] = [
  ["accounts"],
  ["moderation"],
  ["media", "support", "water"],
  ["directory"],
  ["reviews", "claims", "sharing", "promotion", "events", "rentals", "science"],
  ["analytics", "saved", "assistant", "rewards"],
];

export function roomOf(path: string): Room | undefined {
  const [top, room, ...rest] = path.split("/");
  const known = top === "src" && rest.length > 0 && room !== undefined && isRoom(room);
  return known ? room : undefined;
}

function isRoom(name: string): name is Room {
  return Object.hasOwn(ROOM_IMPORTS, name);
}

export function domainOf(path: string): string | undefined {
  return /^src\/domains\/([^/]+)\//.exec(path)?.[1];
}

/** The path below the domain folder: `components/claim-dialog.tsx`. */
export function placeInDomain(path: string): string {
  return path.split("/").slice(3).join("/");
}

export function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

export function isSourceModule(path: string): boolean {
  return /^src\/.*\.tsx?$/.test(path) && !path.endsWith(".d.ts") && !isTest(path);
}

export function isServerModule(path: string): boolean {
  return /\.server\.tsx?$/.test(path);
}

/** A contract that outgrows one file is split into `<noun>-contract.ts`. */
export function isContract(path: string): boolean {
  return domainOf(path) !== undefined && /^([a-z0-9-]+-)?contract\.ts$/.test(placeInDomain(path));
}

export function isRules(path: string): boolean {
  return domainOf(path) !== undefined && /^([a-z0-9-]+-)?rules\.ts$/.test(placeInDomain(path));
}
