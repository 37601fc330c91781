import type { Db } from "#src/db/client.server.ts";
import { listReports } from "#src/domains/sightings/queries.server.ts";
import type { SpeciesDetail } from "#src/domains/species/contract.ts";
import { REGIONS } from "#src/domains/species/limits-contract.ts";
import { findSpecies } from "#src/domains/species/queries.server.ts";
import { monthsText } from "#src/domains/species/rules.ts";
import type { ChatBlock } from "./contract.ts";
import { plainLine } from "./message-rules.ts";
import type { Aspect } from "./question-contract.ts";

const REPORTS_SHOWN = 3;
/** Those that are disputed are left out. */
const REPORTS_READ = 12;
export const HURT = "If somebody is hurt, call 911, or Poison Control at 1-800-222-1222.";
export const CATCH_RULES =
  "I have no rules about catching, keeping or eating: ask NOAA Fisheries or the fish and wildlife agency of the state.";

/** What the catalogue says; where it was reported, as everybody may see it. */
export async function tellSpecies(db: Db, id: number, aspect: Aspect): Promise<ChatBlock | null> {
  const found = await findSpecies(db, id);
  if (!found) return null;
  return {
    title: { label: `${found.commonName} (${found.scientificName})`, href: `/species/${id}` },
    text: plainLine(await textOf(db, found, aspect), 700),
    links: [],
    cites: { kind: "species", id },
  };
}

async function textOf(db: Db, found: SpeciesDetail, aspect: Aspect): Promise<string> {
  switch (aspect) {
    case "safety":
      return `${found.safety}${distanceText(found)}`;
    case "size":
      return `Size: ${found.size}.`;
    case "diet":
      return `Eats: ${found.diet}.`;
    case "habitat":
      return `${found.habitat} ${found.depth}`;
    case "status":
      return statusText(found);
    case "eating":
    case "keeping":
      return `${CATCH_RULES}`;
    case "where":
      return `${rangeText(found)} ${await reportsText(db, found)}`;
    default:
      return `${found.description} ${rangeText(found)}`;
  }
}

function distanceText({ viewingDistance }: SpeciesDetail): string {
  if (!viewingDistance) return "";
  const { yards, isLaw } = viewingDistance;
  return ` Keep ${yards} yards away${isLaw ? "; that is federal law" : ""}.`;
}

const statusText = ({ conservationStatus }: SpeciesDetail): string =>
  conservationStatus.length === 0
    ? "The catalogue has no conservation status for it."
    : conservationStatus
        .map(
          ({ scheme, status, population }) =>
            `${scheme}: ${status}${population ? ` (${population})` : ""}.`,
        )
        .join(" ");

function rangeText({ seen }: SpeciesDetail): string {
  const told = REGIONS.flatMap(({ id, name }) => {
    const months = seen[id];
    return months && months.length > 0 ? [`${name} (${monthsText(months)})`] : [];
  });
  return told.length === 0 ? "" : `Lives here: ${told.join(", ")}.`;
}

async function reportsText(db: Db, { id, isSensitive }: SpeciesDetail): Promise<string> {
  const { items } = await listReports(db, { speciesId: id, limit: REPORTS_READ, offset: 0 }, null);
  const present = items.filter(({ occurrenceStatus }) => occurrenceStatus === "present");
  const seen = present.filter(({ verificationStatus }) => verificationStatus !== "disputed");
  if (present.length === 0) return "Nobody has reported one here yet.";
  if (seen.length === 0) return "What visitors reported of it is disputed.";
  const told = seen
    .slice(0, REPORTS_SHOWN)
    .map(({ location, reportDate }) => `${plainLine(location, 80)}, ${reportDate}`);
  const rough = isSensitive ? " Its places are shown only roughly, to protect it." : "";
  return `Reported by visitors: ${told.join("; ")}.${rough}`;
}
