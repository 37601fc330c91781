import type { z } from "zod";
import type { ForeignText } from "./foreign-text.ts";
import type { ModelVisitor } from "./token-budget.server.ts";

/**
 * Why there is no answer: nobody is asked, the day's tokens are used up, the model would not answer, took too
 * long, said something else, or could not be asked. Whoever asked may be gone, too.
 */
export type NoModelAnswer =
  | "off"
  | "over-budget"
  | "refused"
  | "timeout"
  | "malformed"
  | "unreachable"
  | "gone";

export type ModelAnswer<Answer> =
  | { answer: Answer; reason: null }
  | { answer: null; reason: NoModelAnswer };

/** How long a model may take, and say. */
export interface ModelLimits {
  outputTokens: number;
  /** For everything: waiting, trying again, mending. */
  totalMs: number;
  firstByteMs: number;
  /** Between two pieces of an answer. */
  stallMs: number;
}

export interface ModelQuestion<Answer> {
  /** In the log, which never tells what was said. */
  name: string;
  /** A text of ours, kept in the repository. */
  instructions: string;
  /** Everything that somebody else wrote, the visitor's own words too. */
  foreign: readonly ForeignText[];
  /** What may be missing is nullable, never optional: strict servers refuse that. */
  shape: z.ZodType<Answer>;
  /** A JPEG, as bytes: no address is ever handed on. */
  picture?: Uint8Array;
  visitor: ModelVisitor;
  /** Ends with the request that is its reason. */
  signal: AbortSignal;
  limits?: Partial<ModelLimits>;
}

/** A language model that chooses among what it is given; every answer is checked. */
export interface LanguageModel {
  isOn: boolean;
  seesPictures: boolean;
  ask<Answer>(question: ModelQuestion<Answer>): Promise<ModelAnswer<Answer>>;
}

export const noLanguageModel: LanguageModel = {
  isOn: false,
  seesPictures: false,
  ask: async () => ({ answer: null, reason: "off" }),
};
