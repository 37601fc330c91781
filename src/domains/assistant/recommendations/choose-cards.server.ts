import type { Services } from "#src/platform/services.server.ts";
import type { ModelAsker } from "../choice/asker.server.ts";
import { type Choosable, chooseCandidates } from "../choice/choose-candidates.server.ts";
import { descriptionText, writtenAbout } from "../choice/written-about.server.ts";
import { keyOf } from "./candidate-rules.ts";
import type { Recommendation, RecommendationRequest } from "./contract.ts";
import { REQUEST_TYPES, SHOWN_MAX } from "./limits-contract.ts";
import { doubtsOf, reasonsOf } from "./reasoning-rules.ts";

/** So many of the best are given to choose from. */
export const CHOICE_MAX = 16;
const DOUBTS_MAX_LENGTH = 300;

/** What a language model would show, by the keys of cards, and what it says of each. */
export type ChosenCards = ReadonlyMap<string, string | null>;

/** Null where it did not answer, or named nothing that it was given. */
export async function chooseCards(
  services: Pick<Services, "db" | "languageModel">,
  asker: ModelAsker,
  { request, cards }: { request: RecommendationRequest; cards: readonly Recommendation[] },
): Promise<ChosenCards | null> {
  if (cards.length === 0) return null;
  const candidates = await Promise.all(
    cards.slice(0, CHOICE_MAX).map((card) => toChoosable(services, card)),
  );
  const picks = await chooseCandidates(services, asker, {
    ...{ name: "recommend-trips", wish: wishText(request), candidates },
  });
  return picks && new Map(picks.map(({ item, why }) => [item, why]));
}

async function toChoosable(
  { db }: Pick<Services, "db">,
  card: Recommendation,
): Promise<Choosable<string>> {
  const { kind, id, title, location, tags, description, factors } = card;
  const doubts = { name: "doubts", text: doubtsOf(factors), most: DOUBTS_MAX_LENGTH };
  const written =
    kind === "business"
      ? await writtenAbout(db, { id, description })
      : [descriptionText(description)];
  return {
    item: keyOf(card),
    facts: [title, location, tags.join(", "), reasonsOf(factors)].join("\n"),
    written: [doubts, ...written],
  };
}

/** In the words of the panel; where somebody is does not leave the house. */
function wishText({ requestType, preferences }: RecommendationRequest): string {
  const { favoriteActivities, interests, groupSize, budgetRange, experienceLevel } = preferences;
  return [
    `Looks for: ${REQUEST_TYPES[requestType]}`,
    `Favorite activities: ${favoriteActivities.join(", ") || "any"}`,
    `Interests: ${interests.join(", ") || "any"}`,
    `Group: ${groupSize}. Budget: ${budgetRange}. Experience: ${experienceLevel}.`,
    `Minds the weather: ${preferences.weatherSensitivity}.`,
  ].join("\n");
}

/**
 * The chosen ones, and the next best where it chose few: whoever talks a model into one place takes no
 * other away. The score stays the order.
 */
export function showChosen(
  cards: readonly Recommendation[],
  chosen: ChosenCards,
): Recommendation[] {
  const isChosen = (card: Recommendation) => chosen.has(keyOf(card));
  const shown = new Set(
    [...cards.filter(isChosen), ...cards.filter((card) => !isChosen(card))].slice(0, SHOWN_MAX),
  );
  return cards
    .filter((card) => shown.has(card))
    .map((card) => {
      const why = chosen.get(keyOf(card));
      return why ? { ...card, reasoning: `${why} ${card.reasoning}` } : card;
    });
}
