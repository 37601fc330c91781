import { SPECIES_OF_LABEL, TELLING_LABELS } from "./data/likely-species.ts";
import type { PictureEvidence } from "./evidence-rules.ts";
import type { Verdict } from "./judge-rules.ts";
import type { Candidate } from "./rank-candidates.ts";

const LABEL_LIKELY = 0.5;
const NEARLY_ALONE = 0.9;
const MOST_LIKELY = 0.5;
const MANATEE = 204;

/**
 * The species that may be the answer itself. A picture names few: the only manatee of the Atlantic, and what a
 * label of the model tells apart from all others, or a vision model chose, where it is expected.
 */
export function namedSpecies(
  { tier, group }: Verdict,
  { labels, chosen }: Pick<PictureEvidence, "labels" | "chosen">,
  ranked: readonly Candidate[],
): number | null {
  const [first] = ranked;
  if (tier !== "sure" || !first) return null;
  if (group === "sirenian") return MANATEE;
  const isTold =
    chosen === first.id ||
    TELLING_LABELS.some(
      (label) =>
        (labels[label] ?? 0) >= LABEL_LIKELY && SPECIES_OF_LABEL[label]?.includes(first.id),
    );
  return isTold && first.isExpected && first.share >= NEARLY_ALONE ? first.id : null;
}

/** "Dolphin or porpoise; in these waters most likely common bottlenose dolphin" */
export function nameOfGroup(
  group: string,
  species: readonly { id: number; commonName: string }[],
  ranked: readonly Candidate[],
): string {
  const likely = ranked.find(({ share, isExpected }) => isExpected && share >= MOST_LIKELY);
  const found = species.find(({ id }) => id === likely?.id);
  return found ? `${group}; in these waters most likely ${inSentence(found.commonName)}` : group;
}

const PROPER =
  /^(?:North|South|West|East|Atlantic|American|Caribbean|Florida|European|Portuguese|Spanish|Nassau|Jonah|\w+'s?\b)/;

/** "Humpback whale" → "humpback whale"; names of people and places keep their capital. */
const inSentence = (name: string): string =>
  PROPER.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
