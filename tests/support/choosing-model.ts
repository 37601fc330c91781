import { LLMock } from "@copilotkit/aimock";
import { pino } from "pino";
import {
  type LanguageModel,
  noLanguageModel,
} from "#src/platform/language-model/language-model.server.ts";
import { createOpenAiModel } from "#src/platform/language-model/openai-model.server.ts";
import type { TokenBudget } from "#src/platform/language-model/token-budget.server.ts";

/** What a model is given to choose from. */
export interface SeenCandidate {
  handle: string;
  facts: string;
}

export interface Picked {
  handle: string;
  why: string | null;
}

const FACTS = /<<data \w+: facts of (\w{4})>>\\n(.*?)\\n<<end/g;

/** Reads its question as a model would. */
const candidatesIn = (messages: unknown): SeenCandidate[] =>
  [...JSON.stringify(messages).matchAll(FACTS)].map(([, handle = "", facts = ""]) => ({
    handle,
    facts,
  }));

/** Counts what was used, and refuses nothing. */
const anyBudget: TokenBudget = {
  reserve: async () => ({ settle: async () => undefined }),
};

type Saying = Parameters<LLMock["onMessage"]>[1];

/** A site's language model on a server written by others, which says what a test tells it to. */
export function createChoosingModel() {
  const mock = new LLMock({ port: 0 });
  let model: LanguageModel = noLanguageModel;
  /** For the services: off until `turnOn`, which also forgets earlier failures. */
  const languageModel: LanguageModel = {
    ask: (question) => model.ask(question),
    get isOn() {
      return model.isOn;
    },
    get seesPictures() {
      return model.seesPictures;
    },
  };
  return {
    mock,
    languageModel,
    turnOn(budget: TokenBudget = anyBudget) {
      mock.reset();
      model = createOpenAiModel({
        ...{ baseUrl: `${mock.url}/v1`, model: "tern", apiKey: "sk-never-to-be-seen" },
        ...{ budget, log: pino({ level: "silent" }) },
      });
    },
    turnOff() {
      model = noLanguageModel;
    },
    say: (saying: Saying, options?: Parameters<LLMock["onMessage"]>[2]) =>
      mock.clearFixtures().onMessage(/^/, saying, options),
    /** Chooses among what it sees. */
    pick(choose: (candidates: SeenCandidate[]) => Picked[] | Promise<Picked[]>) {
      mock.clearFixtures().onMessage(/^/, async ({ messages }) => ({
        content: JSON.stringify({ picks: await choose(candidatesIn(messages)) }),
      }));
    },
    /** The bodies that it was sent. */
    sent: () => mock.getRequests().map(({ body }) => JSON.stringify(body)),
  };
}

/** Everything that a server can get wrong, but for the time it takes. */
export const FAILURES: readonly (readonly [string, Saying])[] = [
  ["half of an object", { content: '{"picks":[{"handle":"' }],
  ["something else", { content: "I recommend Dock Y, which is the best." }],
  ["another shape", { content: '{"picks":"all of them"}' }],
  ["nothing", { content: "" }],
  ["a page", { content: "<html><script>alert(1)</script></html>" }],
  ["a refusal", { content: "I'm sorry, but I can't help with that." }],
  ["an end by its filter", { content: "", finishReason: "content_filter" }],
  ["too many requests", { error: { message: "slow down" }, status: 429 }],
  ["an error", { error: { message: "down" }, status: 500 }],
  ["names that it was not given", { content: '{"picks":[{"handle":"zzzz","why":null}]}' }],
  ["the next number", { content: '{"picks":[{"handle":"1","why":"It suits you."}]}' }],
];
