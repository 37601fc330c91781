import { domainOf, type Finding, partOf, type Sources } from "./house.ts";
import type { Import, Modules } from "./read-imports.ts";

const TABS = "src/web/admin/admin-tabs.ts";
const QUEUES = [
  "src/domains/moderation/decide.server.ts",
  "src/domains/moderation/read-queue.server.ts",
];

/** Whatever waits for a decision is counted on a tab of the admin area, or nobody learns of it. */
export function checkQueues(sources: Sources, modules: Modules): Finding[] {
  const counted = foldersCounted(sources.get(TABS) ?? "");
  return [...new Set([...modules].filter(hasQueue).map(([file]) => folderOf(file)))]
    .filter((folder) => !counted.has(folder))
    .map((folder) => {
      const detail = `no tab counts what waits in ${folder}: totalOf() or countOf() of its client`;
      return { rule: "queue", file: TABS, detail };
    });
}

function hasQueue([file, imports]: [string, readonly Import[]]): boolean {
  return (
    domainOf(file) !== undefined &&
    imports.some(({ target = "", typeOnly }) => !typeOnly && QUEUES.includes(target))
  );
}

/** Of the domain, or of its part: `src/domains/directory/edits`. */
const folderOf = (file: string): string =>
  file
    .split("/")
    .slice(0, partOf(file) === undefined ? 3 : 4)
    .join("/");

/** The folders of the clients whose questions are asked for a badge. */
function foldersCounted(tabs: string): ReadonlySet<string> {
  const asked = new Set(
    [...tabs.matchAll(/\b(?:totalOf|countOf)\(\s*(\w+)/g)].map(([, name]) => name),
  );
  return new Set(
    [...tabs.matchAll(/^import \{([^}]*)\} from "#(src\/domains\/[^"]*)\/[^/"]+";/gm)]
      .filter(([, names = ""]) => names.split(",").some((name) => asked.has(name.trim())))
      .map(([, , folder = ""]) => folder),
  );
}
