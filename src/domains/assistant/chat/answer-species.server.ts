import { regionAt } from "#src/domains/identification/region-rules.ts";
import {
  MONTHS,
  REGIONS,
  type Region,
  type SpeciesGroup,
} from "#src/domains/species/limits-contract.ts";
import { findSpecies, listSpecies } from "#src/domains/species/queries.server.ts";
import type { Asked } from "./asked.ts";
import { type Draft, draft, SHOWN_MAX, say } from "./draft.ts";
import { speciesAspectOf } from "./intent-rules.ts";
import { toSaid } from "./message-rules.ts";
import type { Aspect } from "./question-contract.ts";
import { resolveWhen } from "./resolve-when.ts";
import { CATCH_RULES, HURT } from "./tell-species.server.ts";
import { whereAsked, zoneAsked } from "./where-asked.ts";

const CATALOGUE = { label: "Species catalogue", href: "/species" };
const NEXT = ["Where was it seen?", "Is it dangerous?", "How big does it get?"];
const nextAfter = (aspect: Aspect): string[] =>
  NEXT.filter((text) => speciesAspectOf(toSaid(text)) !== aspect);

/** A state without a town; one that lies at two waters has no region of its own. */
const REGION_STATES: Readonly<Record<Region, string>> = {
  "new-england": "ME NH MA RI CT",
  "mid-atlantic": "NY NJ DE MD VA PA DC",
  "south-atlantic": "NC SC GA",
  florida: "FL",
  "eastern-gulf": "AL",
  "western-gulf": "MS LA TX",
};

export async function answerSpecies(asked: Asked): Promise<Draft> {
  const { slots, services } = asked;
  const aspect: Aspect = slots.aspect ?? "summary";
  const around = aroundAsked(asked);
  const ids = slots.speciesIds.length > 0 ? slots.speciesIds : await listGroup(asked, around);
  if (ids.length === 0 && around.told !== "" && slots.group)
    return draft(
      [say(`The species catalogue has no ${slots.group} that is there${around.told}.`, CATALOGUE)],
      ["What can you do?"],
    );
  if (ids.length === 0)
    return draft(
      [say("The species catalogue has no such animal or plant, so I do not know.", CATALOGUE)],
      ["What can you do?"],
    );
  if (aspect === "eating" || aspect === "keeping")
    return draft(
      [
        say(CATCH_RULES, {
          label: "NOAA Fisheries is linked from each species page",
          href: `/species/${ids[0]}`,
        }),
      ],
      NEXT.slice(0, 2),
    );
  if (aspect === "exactly-where") return exactly(asked, ids);
  const found = await findSpecies(services.db, ids[0] ?? 0);
  return {
    lead: [say(leadOf(ids.length, slots.speciesIds.length === 0 ? around.told : ""))],
    items: ids.slice(0, SHOWN_MAX).map((id) => ({ kind: "species", id, aspect })),
    others: [],
    closing: [
      ...(ids.length > SHOWN_MAX ? [say("There are more in the catalogue.", CATALOGUE)] : []),
      ...(aspect === "safety" ? [say(HURT)] : []),
    ],
    none: [say("The catalogue does not have it any more.", CATALOGUE)],
    suggestions: found ? nextAfter(aspect) : [],
  };
}

/** Nobody is told the exact place of an animal that is protected. */
async function exactly({ services }: Asked, ids: readonly number[]): Promise<Draft> {
  const found = await findSpecies(services.db, ids[0] ?? 0);
  const text = found?.isSensitive
    ? "I do not know exactly: places of threatened animals are shown only roughly, to protect them."
    : "I do not know the exact place. Reports say where visitors saw it, as well as they know.";
  return draft(
    [say(text, { label: "Reports of visitors", href: "/community-tracking" })],
    ["Where was it seen?"],
  );
}

function leadOf(count: number, around: string): string {
  if (around !== "") return `From the species catalogue${around}:`;
  return count > 1 ? "The species catalogue has several:" : "The species catalogue says:";
}

interface Around {
  region?: Region;
  month?: number;
  /** ", New England, in July" */
  told: string;
}

/** The stretch of coast and the month that were asked for. */
function aroundAsked(asked: Asked): Around {
  const { when, place, isHere } = asked.slots;
  const where = place || isHere ? whereAsked(asked) : null;
  const state = place?.kind === "state" ? place.state : undefined;
  const region = where
    ? regionAt(where)
    : state && REGIONS.find(({ id }) => REGION_STATES[id].split(" ").includes(state))?.id;
  const moment = when?.day ? resolveWhen(when, asked.now, zoneAsked(asked)) : null;
  const isOneMonth = moment !== null && moment.first.slice(0, 7) === moment.last.slice(0, 7);
  const month = isOneMonth ? Number(moment.first.slice(5, 7)) : undefined;
  const coast = REGIONS.find(({ id }) => id === region)?.name;
  const told = `${coast ? `, ${coast}` : ""}${month ? `, in ${MONTHS[month - 1]}` : ""}`;
  return { ...(region ? { region } : {}), ...(month ? { month } : {}), told };
}

/** Of the catalogue, so that turtle grass is no turtle. */
const KINDS: Readonly<Record<string, SpeciesGroup>> = {
  ...{ whale: "whales-dolphins", dolphin: "whales-dolphins", turtle: "turtles" },
  ...{ shark: "sharks-rays", ray: "sharks-rays", stingray: "sharks-rays" },
  ...{ seal: "seals-manatees", manatee: "seals-manatees" },
};

async function listGroup({ slots, services }: Asked, { region, month }: Around): Promise<number[]> {
  if (!slots.group) return [];
  const kind = KINDS[slots.group];
  const { items } = await listSpecies(services.db, {
    ...(kind ? { group: kind } : {}),
    ...{ limit: SHOWN_MAX + 1, offset: 0, q: slots.group },
    ...(region ? { region } : {}),
    ...(month ? { month } : {}),
  });
  return items.map(({ id }) => id);
}
