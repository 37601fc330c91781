import type { Logger } from "pino";
import type { Db } from "#src/db/client.server.ts";
import { createTokenBudget } from "#src/domains/assistant/budget/token-budget.server.ts";
import {
  type LanguageModel,
  noLanguageModel,
} from "#src/platform/language-model/language-model.server.ts";
import { createOpenAiModel } from "#src/platform/language-model/openai-model.server.ts";
import type { Env } from "./env.ts";

/** That of the operator; most sites have none, and answer with what is built in. */
export function openLanguageModel(env: Env, db: Db, log: Logger): LanguageModel {
  const { AI_BASE_URL, AI_MODEL } = env;
  if (!AI_BASE_URL || !AI_MODEL) return noLanguageModel;
  return createOpenAiModel({
    baseUrl: AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    model: AI_MODEL,
    visionModel: env.AI_VISION_MODEL,
    budget: createTokenBudget(db, {
      visitor: env.AI_TOKENS_PER_VISITOR,
      site: env.AI_TOKENS_PER_DAY,
    }),
    log,
  });
}
