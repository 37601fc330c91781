import type { Db } from "#src/db/client.server.ts";
import { findCategory } from "#src/domains/directory/listing/category-contract.ts";
import { loadListings } from "#src/domains/directory/listing/load-listings.server.ts";
import { findPublicEvent } from "#src/domains/events/event/find-event.server.ts";
import type { ForeignText } from "#src/platform/language-model/foreign-text.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { ModelAsker } from "../choice/asker.server.ts";
import { type Choosable, chooseCandidates } from "../choice/choose-candidates.server.ts";
import { descriptionText, writtenAbout } from "../choice/written-about.server.ts";
import { checkItem } from "./check-item.server.ts";
import { type Draft, type Item, SHOWN_MAX } from "./draft.ts";

export interface ChosenItem {
  item: Item;
  /** In the words of a language model, held against the row. */
  why: string | null;
}

interface Wish {
  draft: Draft;
  message: string;
  now: Date;
}

/** What a language model would show of what was found; null where there is no choice, or no answer. */
export async function chooseItems(
  services: Pick<Services, "db" | "languageModel">,
  asker: ModelAsker,
  { draft: { items, others }, message, now }: Wish,
): Promise<ChosenItem[] | null> {
  if (items.length + others.length < 2) return null;
  const found = await Promise.all(
    [...items, ...others].map((item) => toChoosable(services.db, item, now)),
  );
  const candidates = found.filter((each) => each !== null);
  const picks = await chooseCandidates(services, asker, {
    ...{ name: "chat-answer", wish: message, candidates },
  });
  return picks && filledUp(picks, items).slice(0, SHOWN_MAX);
}

/** A model that names one place hides no other: what was found first follows. */
function filledUp(picks: readonly ChosenItem[], items: readonly Item[]): ChosenItem[] {
  const picked = new Set(picks.map(({ item }) => item));
  const rest = items.filter((item) => !picked.has(item)).map((item) => ({ item, why: null }));
  return [...picks, ...rest];
}

async function toChoosable(db: Db, item: Item, now: Date): Promise<Choosable<Item> | null> {
  const block = await checkItem(db, item, now);
  if (!block) return null;
  const { more, written } = await readMore(db, item);
  return { item, facts: [block.title?.label, block.text, more].join("\n"), written };
}

interface More {
  /** Chosen from our lists. */
  more: string;
  written: ForeignText[];
}

const NO_MORE: More = { more: "", written: [] };

async function readMore(db: Db, { kind, id }: Item): Promise<More> {
  if (kind === "species") return NO_MORE;
  if (kind === "event") {
    const event = await findPublicEvent(db, { id });
    return event
      ? { more: event.category, written: [descriptionText(event.description)] }
      : NO_MORE;
  }
  const [row] = await loadListings(db, [id]);
  if (!row) return NO_MORE;
  const kindName = findCategory(row.category)?.name ?? "";
  return { more: [kindName, ...row.amenities].join(", "), written: await writtenAbout(db, row) };
}
