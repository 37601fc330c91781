import type { ModelMessage, LanguageModel as SdkModel } from "ai";
import type { z } from "zod";
import type { ModelLimits, NoModelAnswer } from "./language-model.server.ts";
import { type Failure, readFailure } from "./read-failure.server.ts";

/** The words that one request carries, and how. */
export interface Turn {
  instructions: string;
  messages: readonly ModelMessage[];
  shape: z.ZodType;
  limits: ModelLimits;
  signal: AbortSignal;
  /** Where the server does not tell. */
  promptTokens: number;
}

export interface Spoken extends Failure {
  text: string;
  tokens: number;
}

const CHARACTERS_OF_TOKEN = 4;
export const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_OF_TOKEN);

const DONE: Failure = { reason: null, status: null, retryAfterMs: null };

/** One request, not repeated here. What was said is kept nowhere. */
export async function speakOnce(model: SdkModel, turn: Turn, hasSchema: boolean): Promise<Spoken> {
  const { Output, streamText } = await loadSdk();
  const { limits, shape } = turn;
  const enough = new AbortController();
  // The library begins to count when the headers are there.
  const silence = setTimeout(() => enough.abort(), limits.firstByteMs);
  const { stream } = streamText({
    model,
    instructions: turn.instructions,
    messages: [...turn.messages],
    output: hasSchema ? Output.object({ schema: shape }) : Output.json(),
    maxOutputTokens: limits.outputTokens,
    maxRetries: 0,
    timeout: { chunkMs: limits.stallMs },
    abortSignal: AbortSignal.any([turn.signal, enough.signal]),
    // It would print the error, with the body of the answer.
    onError: () => undefined,
  });
  // Longer than it may be, whatever the server makes of the limit.
  const mostCharacters = limits.outputTokens * CHARACTERS_OF_TOKEN * 2;
  const said: Spoken = { ...DONE, text: "", tokens: 0 };
  let counted: number | undefined;
  for await (const part of stream) {
    if (!part.type.startsWith("start")) clearTimeout(silence);
    if (part.type === "text-delta") said.text += part.text;
    if (part.type === "error") Object.assign(said, await readFailure(part.error));
    if (part.type === "abort") said.reason = "timeout";
    if (part.type === "finish") {
      counted = part.totalUsage.totalTokens;
      said.reason ??= reasonOfFinish(part.finishReason);
    }
    if (said.text.length > mostCharacters) {
      said.reason = "malformed";
      enough.abort();
      break;
    }
  }
  return { ...said, tokens: spent() };

  function spent(): number {
    // A request that was turned away costs nothing.
    if (said.status !== null || said.reason === "unreachable") return 0;
    return counted || turn.promptTokens + tokensOf(said.text);
  }
}

const reasonOfFinish = (finish: string): NoModelAnswer | null =>
  finish === "content-filter" ? "refused" : null;

/** Loaded with the first question: it is large, and most sites have no model. */
async function loadSdk(): Promise<typeof import("ai")> {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return import("ai");
}
