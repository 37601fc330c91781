import { randomUUID } from "node:crypto";
import type { Services } from "#src/platform/services.server.ts";
import type { ModelAsker } from "../choice/asker.server.ts";
import { answerQuestion } from "./answer-question.server.ts";
import { checkItem } from "./check-item.server.ts";
import { type ChosenItem, chooseItems } from "./choose-items.server.ts";
import type { ChatAnswer, ChatBlock, ChatRequest } from "./contract.ts";
import type { Draft, Point, Said } from "./draft.ts";
import { keepMemory, readMemory } from "./memory.server.ts";
import type { Question } from "./question-contract.ts";
import { readMessage } from "./read-message.server.ts";
import { type Memory, understand } from "./understand.server.ts";

type Needed = Pick<Services, "db" | "weather" | "log" | "languageModel">;

interface Asking {
  now?: Date;
  /** Null where no language model is asked. */
  asker?: ModelAsker | null;
}

/**
 * Gives each block once it was checked, and the whole answer at the end. Facts are written by our own
 * templates from rows that are read again just before.
 */
export async function* converse(
  services: Needed,
  request: ChatRequest,
  { now = new Date(), asker = null }: Asking = {},
): AsyncGenerator<ChatBlock, ChatAnswer> {
  const begun = performance.now();
  const { db, log } = services;
  const { message } = request;
  const here = toPoint(request.location);
  const before = request.conversationId ? await readMemory(db, request.conversationId, now) : null;
  const { question, isReread } = await understandWell(services, asker, {
    ...{ services, message, here, memory: before },
  });
  const choose: Choose = async (draft) =>
    asker && chooseItems(services, asker, { draft, message, now });
  const checked = yield* answerChecked(services, question, { here, now, choose });
  const { blocks, suggestions, dropped } = checked;
  const shown = blocks.flatMap(({ cites }) => cites ?? []);
  const conversationId = before && request.conversationId ? request.conversationId : randomUUID();
  const kept = remembered({ question, shown }, before);
  await keepMemory(services, { id: conversationId, ...kept, now });
  const { intent } = question;
  const engine = isReread || checked.isChosen ? "model" : "embedded";
  const ms = Math.round(performance.now() - begun);
  log.info({ engine, intent, cited: shown.length, dropped, ms }, "assistant answered");
  return { ...compose(blocks), suggestions, engine, intent, conversationId };
}

/** What the grammar does not understand, a language model may read. */
async function understandWell(
  services: Needed,
  asker: ModelAsker | null,
  asked: Parameters<typeof understand>[0],
): Promise<{ question: Question; isReread: boolean }> {
  const question = await understand(asked);
  const isRead = asker !== null && question.intent === "unknown";
  const reading = isRead ? await readMessage(services, asker, asked) : null;
  if (reading === null) return { question, isReread: false };
  const reread = await understand({ ...asked, message: reading });
  const isBetter = !SMALL_TALK.has(reread.intent);
  return { question: isBetter ? reread : question, isReread: isBetter };
}

/** The same answer as once before, for a page that shows it again. */
export async function answerAgain(services: Needed, conversationId: string, now = new Date()) {
  const memory = await readMemory(services.db, conversationId, now);
  if (!memory) return null;
  const answering = answerChecked(services, memory.question, {
    ...{ here: null, now, choose: async () => null },
  });
  for (;;) {
    const step = await answering.next();
    if (step.done) return { blocks: step.value.blocks, suggestions: step.value.suggestions };
  }
}

const toPoint = (location: ChatRequest["location"]): Point | null =>
  location ? { latitude: location.lat, longitude: location.lng } : null;

interface Checked {
  blocks: ChatBlock[];
  suggestions: string[];
  /** How many did not hold any more. */
  dropped: number;
  /** By a language model. */
  isChosen: boolean;
}

type Choose = (draft: Draft) => Promise<ChosenItem[] | null>;

interface Circumstances {
  here: Point | null;
  now: Date;
  choose: Choose;
}

async function* answerChecked(
  services: Needed,
  { intent, slots }: Question,
  { here, now, choose }: Circumstances,
): AsyncGenerator<ChatBlock, Checked> {
  const draft = await answerQuestion(intent, { services, slots, here, now });
  const chosen = await choose(draft);
  const items = chosen ?? draft.items.map((item) => ({ item, why: null }));
  const held: ChatBlock[] = [];
  const given: ChatBlock[] = [];
  for (const { item, why } of items) {
    const told = await checkItem(services.db, item, now);
    if (!told) continue;
    const block = why ? { ...told, text: `${told.text} ${why}` } : told;
    const first = held.length === 0 ? draft.lead.map(toBlock) : [];
    for (const each of [...first, block]) {
      given.push(each);
      yield each;
    }
    held.push(block);
  }
  for (const block of ending(draft, held.length)) {
    given.push(block);
    yield block;
  }
  return {
    blocks: given,
    suggestions: draft.suggestions,
    dropped: items.length - held.length,
    isChosen: chosen !== null,
  };
}

function ending(draft: Draft, held: number): ChatBlock[] {
  if (draft.items.length === 0) return draft.lead.map(toBlock);
  return (held > 0 ? draft.closing : draft.none).map(toBlock);
}

const toBlock = ({ text, links }: Said): ChatBlock => ({ title: null, text, links, cites: null });

/** The answer as one text: what is listed has its number. */
function compose(blocks: ChatBlock[]): Pick<ChatAnswer, "message" | "blocks" | "links"> {
  const titled = blocks.filter(({ title }) => title !== null);
  const lines = blocks.map((block) => {
    if (!block.title) return block.text;
    const number = titled.length > 1 ? `${titled.indexOf(block) + 1}. ` : "";
    return `${number}${block.title.label}: ${block.text}`;
  });
  const links = blocks.flatMap(({ title, links: others }) => [
    ...(title ? [title] : []),
    ...others,
  ]);
  return { message: lines.join("\n"), blocks, links };
}

const SMALL_TALK = new Set(["emergency", "greeting", "help", "private", "off-field", "unknown"]);

/** Small talk in between does not end what was talked about. */
const remembered = (memory: Memory, before: Memory | null): Memory =>
  before && SMALL_TALK.has(memory.question.intent) ? before : memory;
