import {
  DOMAIN_PARTS,
  domainOf,
  type Finding,
  fileName,
  isTest,
  partOf,
  placeInDomain,
  type Sources,
} from "./house.ts";

const MAX_LINES = 400;

const BANNED_STEMS = /^(service|utils?|helpers?|misc|common|types)$/;
const BANNED_ENDINGS = /-(service|utils?|helpers?|misc|common)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Names that tools choose. */
const FIXED_NAMES = new Set(["README.md", "__snapshots__"]);

const DOMAIN_FOLDERS = new Set(["components", "mails", "data", "demo", "__snapshots__"]);
const BROWSER_SAFE_STEMS = new Set(["contract", "rules", "client", "events"]);
const SERVER_ONLY_STEMS = new Set(["domain", "queries", "api", "jobs", "demo-data", "pages"]);

/** What holds the parts of a domain together. */
const WHOLE = new Set([
  "domain.server.ts",
  "personal-data.server.ts",
  "forget-person.server.ts",
  "pages.server.ts",
]);

/** How files and folders of src are called, and how long a file may be. */
export function checkNames(sources: Sources): Finding[] {
  return [...sources]
    .filter(([file]) => file.startsWith("src/") && !file.startsWith("src/db/migrations/"))
    .flatMap(([file, source]) => [
      ...findingsOf("name", file, objectionsToName(file)),
      ...findingsOf("vocabulary", file, objectionsToPlace(file)),
      ...findingsOf("length", file, objectionsToLength(file, source)),
    ]);
}

function findingsOf(rule: string, file: string, details: string[]): Finding[] {
  return details.map((detail) => ({ rule, file, detail }));
}

function objectionsToName(file: string): string[] {
  return file.split("/").flatMap((part) => {
    if (FIXED_NAMES.has(part)) return [];
    const stem = part.replace(/\..*$/, "");
    if (!KEBAB.test(part)) return [`${part} is not kebab-case`];
    if (BANNED_STEMS.test(stem) || BANNED_ENDINGS.test(stem)) {
      return [`${part} says nothing about what is in it`];
    }
    return /^index\.tsx?$/.test(part) ? [`${part}: there are no barrel files`] : [];
  });
}

function objectionsToPlace(file: string): string[] {
  if (!file.startsWith("src/domains/")) return [];
  if (domainOf(file) === undefined) return ["lies in no domain folder"];
  const place = placeInDomain(file);
  const [folder = "", ...rest] = place.split("/");
  if (rest.length > 0) {
    return DOMAIN_FOLDERS.has(folder) ? [] : [`a domain has no folder ${folder}/`];
  }
  if (isTest(file)) return [];
  return isWhole(file) ? objectionsToWhole(place) : objectionsToDomainFile(place);
}

/** A file beside the parts of a domain. */
const isWhole = (file: string): boolean =>
  Object.hasOwn(DOMAIN_PARTS, domainOf(file) ?? "") && partOf(file) === undefined;

const objectionsToWhole = (name: string): string[] =>
  WHOLE.has(name) ? [] : [`${name} belongs to a part of its domain`];

function objectionsToDomainFile(name: string): string[] {
  const [stem = "", ...suffixes] = name.split(".");
  const isServer = suffixes[0] === "server";
  if (BROWSER_SAFE_STEMS.has(stem) && isServer) return [`${stem} is for both sides, not .server`];
  if (SERVER_ONLY_STEMS.has(stem) && !isServer) return [`${stem} is called ${stem}.server.ts`];
  if (suffixes.at(-1) === "tsx" && !isServer)
    return ["shown parts belong to components/ or mails/"];
  return [];
}

function objectionsToLength(file: string, source: string): string[] {
  if (!/\.(tsx?|css)$/.test(file) || isData(file)) return [];
  const lines = source.replace(/\n$/, "").split("\n").length;
  return lines > MAX_LINES ? [`${lines} lines, more than ${MAX_LINES}`] : [];
}

/** Tables of facts may be long: `data/…`, `categories.data.ts`, `sample-data.ts`. */
function isData(file: string): boolean {
  return file.includes("/data/") || /(^|[.-])data\.ts$/.test(fileName(file));
}
