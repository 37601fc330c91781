import type { Db } from "#src/db/client.server.ts";
import { findTimeZone } from "#src/domains/places/find-time-zone.server.ts";
import { findWaterConditions } from "#src/domains/water/tide/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { ModelAsker } from "../choice/asker.server.ts";
import type { Candidate } from "./candidate-rules.ts";
import { CHOICE_MAX, chooseCards, showChosen } from "./choose-cards.server.ts";
import type { Recommendation, RecommendationAnswer, RecommendationRequest } from "./contract.ts";
import { findCandidates } from "./find-candidates.server.ts";
import { findPosition, type NamedPosition } from "./find-position.server.ts";
import { findStart } from "./find-start.server.ts";
import { findSurroundings } from "./find-surroundings.server.ts";
import { SHOWN_MAX } from "./limits-contract.ts";
import { notesOf } from "./note-rules.ts";
import { planRoutes, type Start } from "./plan-routes.ts";
import type { LeftOut, Plan, Surroundings } from "./plan-rules.ts";
import { type Ranked, rankAll, shortlist } from "./rank-candidates.ts";
import { readOutlook } from "./read-outlook.server.ts";
import { toRecommendation } from "./to-recommendation.ts";

/** For so many of the best the light, the tide and the hours are looked up at once. */
const LOOKED_UP_AT_ONCE = 40;

interface Circumstances {
  now?: Date;
  /** Null where no language model is asked. */
  asker?: ModelAsker | null;
}

/**
 * Rows of the database, ranked by rules. The weather is asked for first, since it may take seconds in which a listing
 * could go. Where there is a language model it chooses among what was ranked, and all is ranked once more after it.
 */
export async function recommendTrips(
  services: Pick<Services, "db" | "weather" | "languageModel">,
  request: RecommendationRequest,
  { now = new Date(), asker = null }: Circumstances = {},
): Promise<RecommendationAnswer> {
  const { db } = services;
  const { requestType, preferences } = request;
  const given = await findPosition(db, request);
  const start = requestType === "route" ? await findStart(db, given, now) : null;
  const position = start ?? given;
  const { outlook, reason, isStale } = await readOutlook(services, position);
  const plan: Plan = {
    ...{ requestType, preferences, outlook, hasPosition: position !== null },
    now: start?.departsAt ?? now.getTime(),
  };
  const rank = () => rankCards(db, { plan, position, start, now });
  const first = await rank();
  const chosen = asker && (await chooseCards(services, asker, { request, cards: first.cards }));
  const { cards, notes, leftOut } = chosen ? await rank() : first;
  const recommendations = chosen ? showChosen(cards, chosen) : cards.slice(0, SHOWN_MAX);
  const found = recommendations.length;
  const placeName = position?.name ?? null;
  const told = notesOf({
    ...{ requestType, preferences, placeName, isPlaceGiven: given !== null },
    ...{ noForecast: reason, isForecastStale: isStale, leftOut, found },
  });
  return {
    recommendations,
    engine: chosen ? "model" : "embedded",
    notes: [...told, ...notes],
    place: position && toPlace(position),
    water: position && (await findWater(position, now)),
  };
}

interface Ranking {
  plan: Plan;
  position: NamedPosition | null;
  /** Of a route. */
  start: Start | null;
  now: Date;
}

/** More cards than are shown, the best first. */
async function rankCards(
  db: Db,
  { plan, position, start, now }: Ranking,
): Promise<{ cards: Recommendation[]; notes: string[]; leftOut: LeftOut }> {
  const { requestType, preferences } = plan;
  const miles = preferences.preferredDistance;
  const candidates = await findCandidates(db, { requestType, position, miles, now });
  const { ranked, leftOut } = await rankKnown(candidates, plan);
  if (!start)
    return { cards: ranked.slice(0, CHOICE_MAX).map(toRecommendation), notes: [], leftOut };
  const { recommendations, notes } = planRoutes(start, ranked, plan);
  return { cards: recommendations, notes, leftOut };
}

/** Goes on along the list while what is closed or too shallow leaves too few. */
async function rankKnown(
  candidates: readonly Candidate[],
  plan: Plan,
): Promise<{ ranked: Ranked[]; leftOut: LeftOut }> {
  const { listed, beyondBudget } = shortlist(candidates, plan);
  const known: { candidate: Candidate; around: Surroundings }[] = [];
  let found = rankAll(known, plan);
  while (found.ranked.length < SHOWN_MAX && known.length < listed.length) {
    for (const candidate of listed.slice(known.length, known.length + LOOKED_UP_AT_ONCE)) {
      known.push({ candidate, around: await findSurroundings(candidate, plan) });
    }
    found = rankAll(known, plan);
  }
  return { ranked: found.ranked, leftOut: { ...found.leftOut, budget: beyondBudget } };
}

const toPlace = ({ name, latitude, longitude }: NamedPosition) => ({
  ...{ name, lat: latitude, lng: longitude },
});

function findWater({ latitude, longitude }: NamedPosition, at: Date) {
  const point = { latitude, longitude };
  return findWaterConditions({ ...point, timeZone: findTimeZone(point), at });
}
