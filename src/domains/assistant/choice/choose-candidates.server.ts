import { z } from "zod";
import type { ForeignText } from "#src/platform/language-model/foreign-text.ts";
import { createHandles } from "#src/platform/language-model/handles.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { ModelAsker } from "./asker.server.ts";
import { CHOICE_INSTRUCTIONS } from "./choice-prompt.ts";
import { groundedText } from "./grounded-words.ts";

const FACTS_MAX_LENGTH = 700;
const WISH_MAX_LENGTH = 2000;
/** Somebody waits: what is built in answers when this is over. */
export const PATIENCE = { outputTokens: 600, totalMs: 9000, firstByteMs: 6000, stallMs: 3000 };

const Choice = z.object({
  picks: z.array(z.object({ handle: z.string(), why: z.string().nullable() })),
});

export interface Choosable<Item> {
  item: Item;
  /** Written by our templates from its row: what may be said of it. */
  facts: string;
  /** By its owner and by visitors: it may be chosen by them, and none of their words is shown. */
  written: readonly ForeignText[];
}

interface Asked<Item> {
  /** In the log. */
  name: string;
  wish: string;
  candidates: readonly Choosable<Item>[];
}

export interface Pick<Item> {
  item: Item;
  why: string | null;
}

/**
 * What a language model chose of the candidates, the best first, with what it may say of them. Null where it did not
 * answer, or named nothing that it was given.
 */
export async function chooseCandidates<Item>(
  { languageModel }: { languageModel: Services["languageModel"] },
  asker: ModelAsker,
  { name, wish, candidates }: Asked<Item>,
): Promise<Pick<Item>[] | null> {
  const { entries, find } = createHandles(candidates);
  const { answer } = await languageModel.ask({
    name,
    instructions: CHOICE_INSTRUCTIONS,
    foreign: [
      { name: "the wish", text: wish, most: WISH_MAX_LENGTH },
      ...entries.flatMap(({ handle, item: { facts, written } }) => [
        { name: `facts of ${handle}`, text: facts, most: FACTS_MAX_LENGTH },
        ...written.map((text) => ({ ...text, name: `${text.name} of ${handle}` })),
      ]),
    ],
    shape: Choice,
    ...asker,
    limits: PATIENCE,
  });
  const picks = new Map<Item, string | null>();
  for (const { handle, why } of answer?.picks ?? []) {
    const chosen = find(handle);
    if (chosen && !picks.has(chosen.item)) picks.set(chosen.item, groundedText(why, chosen.facts));
  }
  return picks.size === 0 ? null : [...picks].map(([item, why]) => ({ item, why }));
}
