import { setTimeout as sleep } from "node:timers/promises";
import type { OpenAICompatibleProvider } from "@ai-sdk/openai-compatible";
import { type Spoken, speakOnce, type Turn } from "./speak-once.server.ts";

export interface ModelServer {
  /** Of any server that speaks as OpenAI's does: "https://api.example.com/v1". */
  baseUrl: string;
  apiKey?: string | undefined;
}

/** The one place that tries again. */
const TRIES = 3;
const REFUSED_FORMAT = [400, 415, 422, 501];

export type Speaker = (model: string, turn: Turn, deadline: number) => Promise<Spoken>;

/** Asks for the schema; a server that refuses it is asked for any JSON from then on. */
export function createSpeaker(server: ModelServer): Speaker {
  let takesSchema = true;
  let providers: Promise<Record<"schema" | "json", OpenAICompatibleProvider>> | undefined;

  const say = async (model: string, turn: Turn, hasSchema: boolean) => {
    providers ??= createProviders(server);
    const provider = (await providers)[hasSchema ? "schema" : "json"];
    return speakOnce(provider(model), turn, hasSchema);
  };

  const sayInTheirFormat = async (model: string, turn: Turn) => {
    if (!takesSchema) return say(model, turn, false);
    const said = await say(model, turn, true);
    if (!isFormatRefused(said)) return said;
    const plainly = await say(model, turn, false);
    if (!isFormatRefused(plainly)) takesSchema = false;
    return plainly;
  };

  return async (model, turn, deadline) => {
    for (let tried = 1; ; tried += 1) {
      const said = await sayInTheirFormat(model, turn);
      const pause = (said.retryAfterMs ?? 0) * (0.75 + Math.random() / 2) * tried;
      const isWorth = said.retryAfterMs !== null && tried < TRIES && Date.now() + pause < deadline;
      if (!isWorth) return said;
      await sleep(pause, null, { signal: turn.signal }).catch(() => undefined);
      if (turn.signal.aborted) return { ...said, reason: "timeout" };
    }
  };
}

const isFormatRefused = ({ status }: Spoken): boolean =>
  status !== null && REFUSED_FORMAT.includes(status);

async function createProviders({ baseUrl, apiKey }: ModelServer) {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const settings = { name: "landfall", baseURL: baseUrl, ...(apiKey ? { apiKey } : {}) };
  return {
    schema: createOpenAICompatible({
      ...settings,
      supportsStructuredOutputs: true,
      includeUsage: true,
    }),
    json: createOpenAICompatible(settings),
  };
}
