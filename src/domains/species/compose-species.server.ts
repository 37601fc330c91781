import { createHash } from "node:crypto";
import { CATALOGUE } from "./catalogue.server.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import type { ConservationStatus, SpeciesFacts } from "./contract.ts";
import { CITED_TEXTS } from "./data/cited-texts.server.ts";
import { ESA_LISTINGS } from "./data/esa-listings.server.ts";
import { LOOK_ALIKES } from "./data/look-alikes.server.ts";
import { RED_LIST } from "./data/red-list.server.ts";
import { SENSITIVE } from "./data/sensitive.server.ts";
import { SOURCES, type SourceKey } from "./data/sources.server.ts";
import { VIEWING_DISTANCES } from "./data/viewing-distances.server.ts";
import { WORMS_IDS } from "./data/worms-ids.server.ts";
import { RED_LIST_NAMES, SPECIES_GROUP_IDS, type SpeciesGroup } from "./limits-contract.ts";
import { nameKey, readMonths } from "./rules.ts";

type ComposedSpecies = ReturnType<typeof composeOne>;

/** Everything that the files of the catalogue say, as it is kept in the database. */
export const composeSpecies = (): ComposedSpecies[] =>
  SPECIES_GROUP_IDS.flatMap((group) => CATALOGUE[group].map((entry) => composeOne(group, entry)));

function composeOne(group: SpeciesGroup, entry: CatalogueEntry) {
  const { id, commonName, scientificName, description } = entry;
  const row = {
    ...{ id, commonName, scientificName, group, description },
    aphiaId: WORMS_IDS[id]?.aphiaId ?? null,
    seen: Object.fromEntries(
      Object.entries(entry.seen).map(([region, months]) => [region, readMonths(months)]),
    ),
    facts: factsOf(entry),
    sensitiveReason: SENSITIVE[id] ?? null,
  };
  const version = createHash("sha256").update(JSON.stringify(row)).digest("base64url");
  return { row: { ...row, version }, names: namesOf(entry) };
}

const namesOf = ({ id, commonName, scientificName, otherNames }: CatalogueEntry) =>
  [commonName, scientificName, ...otherNames].map((name) => ({
    key: nameKey(name),
    name,
    speciesId: id,
  }));

function factsOf({ id, otherNames, habitat, size, diet, depth, safety }: CatalogueEntry) {
  const distance = VIEWING_DISTANCES[id];
  const facts = {
    otherNames: [...otherNames],
    ...{ habitat, size, diet, depth, safety },
    aphiaSources: [...(WORMS_IDS[id]?.sources ?? [])],
    conservationStatus: statusOf(id),
    viewingDistance: distance ? { ...distance, source: "noaa-viewing" } : null,
    cited: CITED_TEXTS[id] ?? {},
    lookAlikes: lookAlikesOf(id),
  };
  return { ...facts, sources: sourcesOf(facts) } satisfies SpeciesFacts;
}

function statusOf(id: number): ConservationStatus[] {
  const category = RED_LIST[id];
  const listings = (ESA_LISTINGS[id] ?? []).map(({ status, sources, ...listing }) => ({
    scheme: "US Endangered Species Act" as const,
    status: status === "endangered" ? "Endangered" : "Threatened",
    ...listing,
    sources: [...sources],
  }));
  if (!category) return listings;
  const worldwide = {
    scheme: "IUCN Red List" as const,
    status: RED_LIST_NAMES[category],
    population: "The whole species",
    citation: null,
    sources: ["red-list"],
  };
  return [worldwide, ...listings];
}

/** In both directions: who is taken for another, that other is taken for it. */
const lookAlikesOf = (id: number): SpeciesFacts["lookAlikes"] =>
  LOOK_ALIKES.flatMap(([one, other, markOfOne, markOfOther]) => {
    if (one === id) return [{ id: other, mark: markOfOther, ownMark: markOfOne }];
    return other === id ? [{ id: one, mark: markOfOne, ownMark: markOfOther }] : [];
  });

type Sourced = Pick<
  SpeciesFacts,
  "aphiaSources" | "conservationStatus" | "viewingDistance" | "cited"
>;

/** Each once, in the order in which the page names them. */
function sourcesOf({ aphiaSources, conservationStatus, viewingDistance, cited }: Sourced) {
  const keys = new Set([
    ...Object.values(cited),
    ...(viewingDistance ? [viewingDistance.source] : []),
    ...conservationStatus.flatMap(({ sources }) => sources),
    ...aphiaSources,
  ]);
  return [...keys].map((key) => ({ key, ...SOURCES[key as SourceKey] }));
}
