import { DOMAIN_GROUPS, domainOf, type Finding, fileName, isTest, type Sources } from "./house.ts";

const LIST = "src/server/domains.ts";

/** Files whose exports are for the manifest alone, by how they are called. */
const FOR_THE_MANIFEST =
  /^(api(-[a-z0-9-]+)?|jobs|personal-data|forget-person|demo-data|pages|take-down-[a-z0-9-]+)\.server\.tsx?$/;

const isForTheManifest = (file: string): boolean =>
  !isTest(file) && FOR_THE_MANIFEST.test(fileName(file));

/** What a domain has stands in its manifest, and its manifest stands in the list of domains. */
export function checkManifests(sources: Sources): Finding[] {
  const list = sources.get(LIST) ?? "";
  const manifests = [...sources].filter(([file]) =>
    /^src\/domains\/[^/]+\/domain\.server\.ts$/.test(file),
  );
  const known = new Map(manifests.map(([file, source]) => [domainOf(file) ?? "", source]));
  return [
    ...manifests
      .filter(([file]) => !list.includes(`#${file}"`))
      .map(([file]) => findingAt(file, `is not listed in ${LIST}`)),
    ...checkOrder(list),
    ...[...sources].flatMap(([file, source]) => checkBrought(file, source, known, sources)),
    ...[...sources].flatMap(([file, source]) => checkSubjects(file, source, known)),
  ];
}

/** Demo data are loaded, and people forgotten, in the order of the list: that of the groups. */
function checkOrder(list: string): Finding[] {
  const [, listed = ""] = /withoutDoubles\(\[([^\]]*)\]/.exec(list) ?? [];
  const places = listed
    .split(",")
    .map((name) => name.trim())
    .map((name) => ({ name, group: DOMAIN_GROUPS.findIndex((group) => group.includes(name)) }))
    .filter(({ group }) => group >= 0);
  return places.flatMap(({ name, group }, index) => {
    const before = places[index - 1];
    return before && before.group > group
      ? [findingAt(LIST, `${name} stands after ${before.name}, which may import it`)]
      : [];
  });
}

function checkBrought(
  file: string,
  source: string,
  manifests: ReadonlyMap<string, string>,
  sources: Sources,
): Finding[] {
  const domain = domainOf(file);
  if (domain === undefined || !isForTheManifest(file)) return [];
  const manifest = manifests.get(domain);
  if (manifest === undefined) return [findingAt(file, `${domain} has no domain.server.ts`)];
  const gathered = [...sources]
    .filter(([other]) => domainOf(other) === domain && isForTheManifest(other) && other !== file)
    .map(([, text]) => text);
  return [...source.matchAll(/^export (?:const|function|async function) (\w+)/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => ![manifest, ...gathered].some((text) => text.includes(name)))
    .map((name) => findingAt(file, `${name} is not in the manifest of ${domain}`));
}

/** What decisions and reports are about: `{ type: "claim", id, … }`. */
function checkSubjects(
  file: string,
  source: string,
  manifests: ReadonlyMap<string, string>,
): Finding[] {
  const domain = domainOf(file);
  if (domain === undefined || isTest(file)) return [];
  const [, declared = ""] = /auditSubjects: \[([^\]]*)\]/.exec(manifests.get(domain) ?? "") ?? [];
  return [...source.matchAll(/\{ type: "([a-z-]+)", id\b/g)]
    .map(([, kind = ""]) => kind)
    .filter((kind) => !declared.includes(`"${kind}"`))
    .map((kind) => findingAt(file, `${kind} is no audit subject of ${domain}`));
}

const findingAt = (file: string, detail: string): Finding => ({ rule: "manifest", file, detail });
