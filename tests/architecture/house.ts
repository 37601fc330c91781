/** Repository-relative path with forward slashes → text; a binary file has the text "". */
export type Sources = ReadonlyMap<string, string>;

export interface Finding {
  rule: string;
  file: string;
  detail: string;
}

export type Room = "shared" | "design" | "art" | "db" | "platform" | "domains" | "web" | "server";

/** Besides its own files. Narrower conditions for single folders are in room-rules.ts. */
export const ROOM_IMPORTS: Readonly<Record<Room, readonly Room[]>> = {
  shared: [],
  design: ["shared"],
  art: ["shared"],
  db: ["shared"],
  platform: ["db", "shared"],
  domains: ["db", "platform", "shared", "design"],
  web: ["domains", "design", "shared", "platform", "db"],
  server: ["web", "domains", "design", "art", "platform", "db", "shared"],
};

/** A domain imports only from groups above its own, never from its neighbours. */
export const DOMAIN_GROUPS: readonly (readonly string[])[] = [
  ["accounts", "hours"],
  ["moderation"],
  ["media", "support", "water", "sandbox", "species"],
  ["places"],
  ["directory"],
  ["search"],
  ["payments", "alerts", "citizen-science"],
  ["reviews", "claims", "sharing", "promotion", "organizer", "rentals", "research", "sightings"],
  ["events", "identification"],
  ["analytics", "revenue", "saved", "assistant", "rewards", "exports"],
];

/** A large domain has parts. Each imports from those before it; what holds them together imports all. */
export const DOMAIN_PARTS: Readonly<Record<string, readonly string[]>> = {
  accounts: ["person", "session", "credentials", "sign-in", "profile"],
  directory: ["listing", "manage", "edits", "import"],
  events: ["series", "calendar", "event", "registration", "organize", "oversight", "door"],
  rentals: ["availability", "item", "booking", "desk"],
  exports: ["file", "dataset", "job"],
  water: ["station", "sky", "tide", "current", "forecast"],
  assistant: ["budget", "choice", "recommendations", "chat"],
  rewards: ["worth", "ledger", "action", "member", "board", "oversight"],
};

/** That of a file of the schema: `assistant-budget` belongs to assistant. */
export function ownerOfSchema(name: string): string {
  const domains = DOMAIN_GROUPS.flat();
  return domains.find((domain) => name === domain || name.startsWith(`${domain}-`)) ?? name;
}

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

export function partOf(path: string): string | undefined {
  const [, , domain = "", part = "", ...rest] = path.split("/");
  return rest.length > 0 && DOMAIN_PARTS[domain]?.includes(part) ? part : undefined;
}

/** The path below the folder of the domain or of its part: `components/claim-dialog.tsx`. */
export function placeInDomain(path: string): string {
  return path
    .split("/")
    .slice(partOf(path) === undefined ? 3 : 4)
    .join("/");
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

/** A client makes the calls of its folder's routes; one that outgrows a file is split into `<noun>-client.ts`. */
export function isClient(path: string): boolean {
  return domainOf(path) === undefined
    ? roomOf(path) === "web" && path.endsWith("-client.ts")
    : /^([a-z0-9-]+-)?client\.ts$/.test(placeInDomain(path));
}

/** The routes of a domain, a part or the platform, likewise: `api.server.ts`, `api-flags.server.ts`. */
export function isRoutes(path: string): boolean {
  return /^api(-[a-z0-9-]+)?\.server\.ts$/.test(fileName(path));
}
