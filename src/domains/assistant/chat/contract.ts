import { z } from "zod";
import { showsSomething } from "#src/shared/shows-something.ts";
import { CHAT_ENGINES, MESSAGE_MAX_LENGTH } from "./limits-contract.ts";

const EMPTY = "Please write a message.";
const NOWHERE = "A location has lat from -90 to 90 and lng from -180 to 180.";

/** Only the words of now: what was said before is ours to remember. */
export const ChatRequest = z.object({
  message: z
    .string(EMPTY)
    .trim()
    .refine(showsSomething, EMPTY)
    .max(MESSAGE_MAX_LENGTH, `At most ${MESSAGE_MAX_LENGTH} characters, please.`),
  /** Where the visitor is; used for this answer and not kept. */
  location: z
    .object(
      { lat: z.number(NOWHERE).min(-90).max(90), lng: z.number(NOWHERE).min(-180).max(180) },
      NOWHERE,
    )
    .nullish(),
  /** Of an earlier answer. */
  conversationId: z.uuid("Give the conversation of an earlier answer, or none.").nullish(),
});
export type ChatRequest = z.output<typeof ChatRequest>;

const ChatLink = z.object({ label: z.string(), href: z.string() });
export type ChatLink = z.output<typeof ChatLink>;

export const Cited = z.object({ kind: z.enum(["listing", "event", "species"]), id: z.int() });
export type Cited = z.output<typeof Cited>;

/** A piece of an answer that was checked as a whole. All text is plain. */
export const ChatBlock = z.object({
  /** The page of what it is about. */
  title: ChatLink.nullable(),
  text: z.string(),
  links: z.array(ChatLink),
  cites: Cited.nullable(),
});
export type ChatBlock = z.output<typeof ChatBlock>;

export const ChatAnswer = z.object({
  /** Everything that is said, as one text. */
  message: z.string(),
  /** What could be asked next, in the visitor's own words. */
  suggestions: z.array(z.string()),
  blocks: z.array(ChatBlock),
  links: z.array(ChatLink),
  engine: z.enum(CHAT_ENGINES),
  intent: z.string(),
  conversationId: z.uuid(),
});
export type ChatAnswer = z.output<typeof ChatAnswer>;
