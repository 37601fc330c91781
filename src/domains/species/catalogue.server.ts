import type { CatalogueEntry } from "./catalogue-entry.ts";
import { BIRDS } from "./data/birds.server.ts";
import { CRUSTACEANS } from "./data/crustaceans.server.ts";
import { FISH_OF_BAYS } from "./data/fish-of-bays.server.ts";
import { FISH_OF_OPEN_WATER } from "./data/fish-of-open-water.server.ts";
import { FISH_OF_REEFS } from "./data/fish-of-reefs.server.ts";
import { FISH_OF_RIVERS } from "./data/fish-of-rivers.server.ts";
import { JELLIES_AND_CORALS } from "./data/jellies-and-corals.server.ts";
import { MOLLUSCS } from "./data/molluscs.server.ts";
import { PLANTS } from "./data/plants.server.ts";
import { SEALS_AND_MANATEES } from "./data/seals-and-manatees.server.ts";
import { SHARKS_AND_RAYS } from "./data/sharks-and-rays.server.ts";
import { STARS_AND_SPONGES } from "./data/stars-and-sponges.server.ts";
import { TURTLES } from "./data/turtles.server.ts";
import { WHALES_AND_DOLPHINS } from "./data/whales-and-dolphins.server.ts";
import type { SpeciesGroup } from "./limits-contract.ts";

export const CATALOGUE: Readonly<Record<SpeciesGroup, readonly CatalogueEntry[]>> = {
  "whales-dolphins": WHALES_AND_DOLPHINS,
  "seals-manatees": SEALS_AND_MANATEES,
  turtles: TURTLES,
  "sharks-rays": SHARKS_AND_RAYS,
  fish: [...FISH_OF_BAYS, ...FISH_OF_OPEN_WATER, ...FISH_OF_REEFS, ...FISH_OF_RIVERS],
  birds: BIRDS,
  crustaceans: CRUSTACEANS,
  molluscs: MOLLUSCS,
  "jellies-corals": JELLIES_AND_CORALS,
  "stars-sponges": STARS_AND_SPONGES,
  plants: PLANTS,
};
