import { z } from "zod";
import { Email } from "#src/domains/accounts/person/contract.ts";
import { requiredName } from "#src/domains/accounts/person/name-contract.ts";
import { Paging } from "#src/shared/paging.ts";
import {
  MESSAGE_MAX_LENGTH,
  SUPPORT_CATEGORIES,
  SUPPORT_STATUSES,
  type SupportCategory,
} from "./limits-contract.ts";

const text = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, `At most ${max} characters, please.`);
const Body = text(MESSAGE_MAX_LENGTH, "Please write a message.");
const Category = z.enum(
  Object.keys(SUPPORT_CATEGORIES) as [SupportCategory, ...SupportCategory[]],
  "Please choose a category.",
);

export const Status = z.enum(SUPPORT_STATUSES, "Please choose open, answered or closed.");

export const NewSupportMessage = z.object({
  name: requiredName("Please tell us your name.", 100),
  email: Email,
  category: Category.default("general"),
  subject: text(200, "Please write a subject."),
  message: Body,
});
export type NewSupportMessage = z.infer<typeof NewSupportMessage>;

const NOT_WHOLE = "This link is not whole. Please copy it again.";
export const ConversationToken = z.string(NOT_WHOLE).max(500, NOT_WHOLE);

export const SupportReply = z.object({ message: Body });
export const TokenReply = SupportReply.extend({ token: ConversationToken });

export const SupportMessage = z.object({
  id: z.int(),
  isFromStaff: z.boolean(),
  authorName: z.string(),
  body: z.string(),
  createdAt: z.iso.datetime(),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

/** What the person who asked sees. */
export const SupportConversation = z.object({
  subject: z.string(),
  status: z.enum(SUPPORT_STATUSES),
  messages: z.array(SupportMessage),
});
export type SupportConversation = z.infer<typeof SupportConversation>;

export const SupportThread = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  category: Category,
  subject: z.string(),
  status: z.enum(SUPPORT_STATUSES),
  /** Landfall's own, for administrators: there is nobody to answer. */
  isTask: z.boolean(),
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime(),
});
export type SupportThread = z.infer<typeof SupportThread>;

export const SupportThreadDetail = SupportThread.extend({ messages: z.array(SupportMessage) });
export type SupportThreadDetail = z.infer<typeof SupportThreadDetail>;

export const SupportFilter = z.object({
  status: Status.optional(),
  q: z
    .string("Please search for words.")
    .trim()
    .max(200, "At most 200 characters, please.")
    .optional(),
  ...Paging.shape,
});
export type SupportFilter = z.infer<typeof SupportFilter>;

export const SupportReceipt = z.object({ success: z.literal(true), id: z.int() });
