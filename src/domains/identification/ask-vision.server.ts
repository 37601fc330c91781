import { z } from "zod";
import type { Db } from "#src/db/client.server.ts";
import { nameSpecies } from "#src/domains/species/queries.server.ts";
import { createHandles } from "#src/platform/language-model/handles.server.ts";
import type { ModelVisitor } from "#src/platform/language-model/token-budget.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { GROUP_FACTS } from "./data/animal-groups.ts";
import { LIKELY_SPECIES } from "./data/likely-species.ts";
import { ANIMAL_GROUPS, type AnimalGroup } from "./limits-contract.ts";
import { VISION_INSTRUCTIONS } from "./vision-prompt.ts";
import type { VisionChoice } from "./vision-rules.ts";

const LIST_MAX_LENGTH = 20_000;
const OUTPUT_TOKENS = 300;

const Choice = z.object({
  shows: z.enum(["animal", "not-marine", "unclear"]),
  group: z.string().nullable(),
  species: z.string().nullable(),
  other: z.string().nullable(),
  certainty: z.enum(["sure", "likely", "guess"]),
});

interface Entry {
  group: AnimalGroup;
  /** Null for the group itself. */
  species: number | null;
  line: string;
}

interface Looker {
  visitor: ModelVisitor;
  signal: AbortSignal;
}

/** What a vision model chose of our groups and species; null where it did not answer. */
export async function askVision(
  { db, languageModel }: Pick<Services, "db" | "languageModel">,
  { visitor, signal }: Looker,
  picture: Uint8Array,
): Promise<VisionChoice | null> {
  const { entries, find } = createHandles(await listEntries(db));
  const list = entries.map(({ handle, item }) => `${handle} ${item.line}`).join("\n");
  const { answer } = await languageModel.ask({
    name: "identify-photo",
    instructions: VISION_INSTRUCTIONS,
    foreign: [{ name: "groups and species", text: list, most: LIST_MAX_LENGTH }],
    shape: Choice,
    picture,
    visitor,
    signal,
    limits: { outputTokens: OUTPUT_TOKENS },
  });
  if (!answer) return null;
  const group = find(answer.group)?.group ?? null;
  const species = find(answer.species);
  return {
    shows: answer.shows,
    certainty: answer.certainty,
    group,
    species: species?.group === group ? (species?.species ?? null) : null,
    other: find(answer.other)?.group ?? null,
  };
}

async function listEntries(db: Db): Promise<Entry[]> {
  const named = await nameSpecies(
    db,
    ANIMAL_GROUPS.flatMap((group) => LIKELY_SPECIES[group].map(([id]) => id)),
  );
  const nameOf = new Map(
    named.map(({ id, commonName, scientificName }) => [id, `${commonName} (${scientificName})`]),
  );
  return ANIMAL_GROUPS.flatMap((group) => [
    { group, species: null, line: `group: ${GROUP_FACTS[group].name}` },
    ...LIKELY_SPECIES[group].flatMap(([id]) =>
      nameOf.has(id) ? [{ group, species: id, line: `species: ${nameOf.get(id)}` }] : [],
    ),
  ]);
}
