import { hrefOf } from "./candidate-rules.ts";
import type { Recommendation } from "./contract.ts";
import { difficultyOf, durationOf } from "./kind-rules.ts";
import { ACTIVITIES, INTERESTS } from "./limits-contract.ts";
import { ACTIVITY_EVIDENCE, INTEREST_EVIDENCE, matchesOf } from "./match-rules.ts";
import type { Ranked } from "./rank-candidates.ts";
import { reasoningOf } from "./reasoning-rules.ts";

const TAGS_MAX = 5;
const DESCRIPTION_MAX = 280;
const PLAINLY = 1;

/** Whatever a card says comes from its row and from the factors of its score. */
export function toRecommendation({ candidate, factors, score }: Ranked): Recommendation {
  const { kind, id, title, place, category, distanceMiles, picture, rating } = candidate;
  return {
    ...{ kind, id, href: hrefOf(candidate), title, location: place },
    duration: durationOf(candidate),
    difficulty: difficultyOf(candidate),
    confidence: score,
    description: shortened(candidate.description),
    reasoning: reasoningOf(factors),
    tags: tagsOf(candidate),
    factors,
    distanceMiles: distanceMiles === null ? null : Math.round(distanceMiles * 10) / 10,
    category,
    picture,
    rating: rating?.mean ?? null,
    route: null,
  };
}

/** What the row says plainly, in the words of the lists. */
function tagsOf(candidate: Ranked["candidate"]): string[] {
  const said = [
    ...matchesOf(candidate, ACTIVITIES, ACTIVITY_EVIDENCE),
    ...matchesOf(candidate, INTERESTS, INTEREST_EVIDENCE),
  ].filter(({ strength }) => strength === PLAINLY);
  return [...new Set([candidate.categoryName, ...said.map(({ wish }) => wish)])].slice(0, TAGS_MAX);
}

function shortened(text: string): string {
  const letters = [...text.trim()];
  if (letters.length <= DESCRIPTION_MAX) return letters.join("");
  const cut = letters.slice(0, DESCRIPTION_MAX).join("");
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).trimEnd()}…`;
}
