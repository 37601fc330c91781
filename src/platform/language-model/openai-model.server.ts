import type { ModelMessage } from "ai";
import type { Logger } from "pino";
import type {
  LanguageModel,
  ModelAnswer,
  ModelLimits,
  ModelQuestion,
  NoModelAnswer,
} from "./language-model.server.ts";
import { readAnswer } from "./read-answer.ts";
import { createRest } from "./rest-after-failures.ts";
import { type Turn, tokensOf } from "./speak-once.server.ts";
import { createSpeaker, type ModelServer } from "./speaker.server.ts";
import type { TokenBudget } from "./token-budget.server.ts";
import { writePrompt } from "./write-prompt.server.ts";

interface OpenAiModelOptions extends ModelServer {
  model: string;
  /** Without one no picture is shown to anybody. */
  visionModel?: string | undefined;
  budget: TokenBudget;
  log: Logger;
  limits?: Partial<ModelLimits>;
}

const LIMITS: ModelLimits = {
  outputTokens: 800,
  totalMs: 20_000,
  firstByteMs: 10_000,
  stallMs: 6000,
};
/** About what a picture of a thousand pixels costs. */
const PICTURE_TOKENS = 1500;
/** The question, and once more with what was wrong. */
const TURNS = 2;

type Ended<Answer> = ModelAnswer<Answer> & { status: number | null };

/** Any server that speaks as OpenAI's does. */
export function createOpenAiModel(options: OpenAiModelOptions): LanguageModel {
  const { budget, log, model, visionModel } = options;
  const speak = createSpeaker(options);
  const rest = createRest();

  return {
    isOn: true,
    seesPictures: visionModel !== undefined,
    async ask<Answer>(question: ModelQuestion<Answer>): Promise<ModelAnswer<Answer>> {
      const asked = question.picture ? visionModel : model;
      if (asked === undefined) return none("off");
      if (rest.isDue()) return none("unreachable");
      const limits = { ...LIMITS, ...options.limits, ...question.limits };
      const turn = firstTurn(question, limits);
      const reserved = (turn.promptTokens + limits.outputTokens) * TURNS;
      const startedAt = Date.now();
      const reservation = await budget.reserve(question.visitor, reserved);
      const tell = (told: object) =>
        log.info(
          { question: question.name, ...told, ms: Date.now() - startedAt },
          "A language model was asked",
        );
      if (!reservation) {
        tell({ reason: "over-budget" });
        return none("over-budget");
      }
      let tokens = 0;
      try {
        const { status, ...ended } = await converse(question.shape, turn, async (next) => {
          const said = await speak(asked, next, startedAt + limits.totalMs);
          tokens += said.tokens;
          return said;
        });
        const answer = question.signal.aborted ? none("gone") : ended;
        rest.hear(answer.reason);
        tell({ reason: answer.reason, status, tokens });
        return answer;
      } finally {
        await reservation.settle(tokens);
      }
    },
  };
}

const none = (reason: NoModelAnswer) => ({ answer: null, reason });

function firstTurn(question: ModelQuestion<unknown>, limits: ModelLimits): Turn {
  const { instructions, message } = writePrompt(question);
  const { picture, shape } = question;
  const file = picture && { type: "file" as const, mediaType: "image/jpeg", data: picture };
  return {
    instructions,
    messages: [
      { role: "user", content: [{ type: "text", text: message }, ...(file ? [file] : [])] },
    ],
    shape,
    limits,
    signal: AbortSignal.any([question.signal, AbortSignal.timeout(limits.totalMs)]),
    promptTokens: tokensOf(instructions + message) + (picture ? PICTURE_TOKENS : 0),
  };
}

/** An answer that cannot be used is sent back once, with what is wrong with it. */
async function converse<Answer>(
  shape: ModelQuestion<Answer>["shape"],
  turn: Turn,
  say: (turn: Turn) => ReturnType<ReturnType<typeof createSpeaker>>,
): Promise<Ended<Answer>> {
  const first = await say(turn);
  const { status } = first;
  if (first.reason) return { ...none(first.reason), status };
  const read = readAnswer(first.text, shape);
  if (read.objection === null) return { answer: read.answer, reason: null, status };
  if (first.text.trim() === "") return { ...none("malformed"), status };
  const second = await say(repairTurn(turn, first.text, read.objection));
  if (second.reason) return { ...none(second.reason), status: second.status };
  const { answer, objection } = readAnswer(second.text, shape);
  return objection === null
    ? { answer, reason: null, status: second.status }
    : { ...none("malformed"), status: second.status };
}

function repairTurn(turn: Turn, said: string, objection: string): Turn {
  const text = `That cannot be used: ${objection}. Answer again, with the JSON object alone.`;
  const again: ModelMessage[] = [
    { role: "assistant", content: said },
    { role: "user", content: text },
  ];
  return {
    ...turn,
    messages: [...turn.messages, ...again],
    promptTokens: turn.promptTokens + tokensOf(said + text),
  };
}
