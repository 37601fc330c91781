import { z } from "zod";
import { Email } from "#src/domains/accounts/person/contract.ts";
import { personName } from "#src/domains/accounts/person/name-contract.ts";
import { Paging } from "#src/shared/paging.ts";
import { rowNumber } from "#src/shared/row-id.ts";
import { oneOf, optionalText, requiredText } from "#src/shared/said-texts.ts";
import { showsSomething } from "#src/shared/shows-something.ts";
import {
  AVAILABILITIES,
  LINE_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  REQUEST_STATUSES,
} from "./limits-contract.ts";

const WHICH_PROJECT = "Please say which project by its number.";

const FIELDS = {
  expertise: requiredText("Please tell what you know well.", LINE_MAX_LENGTH),
  contribution: requiredText("Please tell what you would contribute.", LINE_MAX_LENGTH),
  message: requiredText("Please write a message.", MESSAGE_MAX_LENGTH),
  availability: oneOf(AVAILABILITIES, "Please choose how much time you have."),
};

/** Name and address may be left out, also empty: then the answer shows behind the link of the receipt alone. */
export const NewCollaboration = z.object({
  projectId: rowNumber(WHICH_PROJECT),
  ...FIELDS,
  name: personName("Please write a name.", NAME_MAX_LENGTH)
    .transform((name) => (showsSomething(name) ? name : undefined))
    .optional(),
  email: z
    .union([z.literal(""), Email], "Please enter a valid e-mail address, or none.")
    .transform((email) => email || undefined)
    .optional(),
});
export type NewCollaboration = z.infer<typeof NewCollaboration>;
export type NewCollaborationInput = z.input<typeof NewCollaboration>;

const Status = oneOf(REQUEST_STATUSES, "");

export const CollaborationReceipt = z.object({
  success: z.literal(true),
  id: z.int(),
  status: Status,
  /** Where whoever asked reads the answer and takes the request back. */
  link: z.string(),
});
export type CollaborationReceipt = z.infer<typeof CollaborationReceipt>;

/** As whoever asked sees it. */
export const Collaboration = z.object({
  id: z.int(),
  projectId: z.int(),
  projectTitle: z.string(),
  name: z.string(),
  expertise: z.string(),
  contribution: z.string(),
  message: z.string(),
  availability: oneOf(AVAILABILITIES, ""),
  status: Status,
  note: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Collaboration = z.infer<typeof Collaboration>;

/** As the lead sees it, with the way to answer. */
export const LeadsCollaboration = Collaboration.extend({
  email: z.string(),
  /** False for an address that somebody typed, which may be anybody's. */
  isEmailConfirmed: z.boolean(),
});
export type LeadsCollaboration = z.infer<typeof LeadsCollaboration>;

export const CollaborationListRequest = z.object({ ...Paging.shape });
export type CollaborationListRequest = z.infer<typeof CollaborationListRequest>;

const Token = z.string("This link is not whole. Please copy it again.").max(200);

/** By the signed-in creator, or with the token of the mail to the lead. */
export const CollaborationAnswer = z.object({
  requestId: rowNumber("Please say which request by its number."),
  decision: z.enum(["accepted", "declined"], "Please accept or decline."),
  note: optionalText(NOTE_MAX_LENGTH),
  token: Token.optional(),
});
export type CollaborationAnswer = z.infer<typeof CollaborationAnswer>;
export type CollaborationAnswerInput = z.input<typeof CollaborationAnswer>;

export const ContactAnswer = z.object({
  token: Token,
  decision: z.enum(["confirm", "disown"], "Please say whether the project is yours."),
});
export type ContactAnswer = z.infer<typeof ContactAnswer>;

export const Withdrawal = z.object({ token: Token });
