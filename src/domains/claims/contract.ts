import { z } from "zod";
import { requiredName } from "#src/domains/accounts/person/name-contract.ts";
import { DocumentPath } from "#src/domains/media/contract.ts";
import { ShownVersion } from "#src/domains/moderation/version-contract.ts";
import { Paging } from "#src/shared/paging.ts";
import { CLAIM_STATUSES, PROOF_DOCUMENTS_MAX, RELATIONSHIPS } from "./limits-contract.ts";

const atMost = (max: number) => `At most ${max} characters, please.`;
const optionalText = (max: number) =>
  z
    .string("Please write this as text.")
    .trim()
    .max(max, atMost(max))
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null);

const CHOOSE_BUSINESS = "Please choose a business.";
const VALID_EMAIL = "Please enter a valid e-mail address.";

export const NewClaim = z.object({
  businessId: z.int(CHOOSE_BUSINESS).positive(CHOOSE_BUSINESS).max(2_147_483_647, CHOOSE_BUSINESS),
  claimerName: requiredName("Please tell us your name.", 100),
  claimerEmail: z.email(VALID_EMAIL).max(254, VALID_EMAIL),
  claimerPhone: optionalText(30),
  relationship: z
    .enum(RELATIONSHIPS, "Please choose how you are related to the business.")
    .default("owner"),
  message: optionalText(2000),
  proofDocuments: z
    .array(DocumentPath, "Please send the proof as a list of uploaded files.")
    .max(PROOF_DOCUMENTS_MAX, `At most ${PROOF_DOCUMENTS_MAX} files, please.`)
    .default([]),
});
export type NewClaim = z.infer<typeof NewClaim>;
export type ClaimForm = z.input<typeof NewClaim>;

export const Claim = z.object({
  id: z.int(),
  /** Names what is shown, for the call that decides about it. */
  version: z.string(),
  businessId: z.int(),
  businessName: z.string(),
  businessWebsite: z.string().nullable(),
  claimerName: z.string(),
  /** As typed; what is known about it stands in the next two fields. */
  claimerEmail: z.string(),
  confirmedAt: z.iso.datetime().nullable(),
  /** It is the account's own, or the link that was mailed to it was opened. */
  addressProof: z.enum(["account", "mail"]).nullable(),
  /** For administrators: who was signed in, who gets the listing, who has it now. */
  senderEmail: z.string().nullable(),
  accountEmail: z.string().nullable(),
  ownerEmail: z.string().nullable(),
  claimerPhone: z.string().nullable(),
  relationship: z.enum(RELATIONSHIPS),
  message: z.string().nullable(),
  proofDocuments: z.array(z.string()),
  /** The confirmed address is at the domain of the listing's website. */
  domainMatches: z.boolean(),
  status: z.enum(CLAIM_STATUSES),
  adminNotes: z.string().nullable(),
  reviewedAt: z.iso.datetime().nullable(),
  reviewedBy: z.string().nullable(),
  /** Approved, but the listing has an owner, who may object until then. */
  transferAt: z.iso.datetime().nullable(),
  objection: z.string().nullable(),
  objectionDismissedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Claim = z.infer<typeof Claim>;

/** What the present owner is told of a claim that takes their listing: no address, no proof. */
export const PendingTransfer = z.object({
  id: z.int(),
  businessId: z.int(),
  businessName: z.string(),
  claimerName: z.string(),
  relationship: z.enum(RELATIONSHIPS),
  transferAt: z.iso.datetime(),
  objection: z.string().nullable(),
  isObjectionDismissed: z.boolean(),
});
export type PendingTransfer = z.infer<typeof PendingTransfer>;

export const ClaimDecision = z.object({
  status: z.enum(["approved", "rejected"], "Please approve or reject the claim."),
  version: ShownVersion,
  adminNotes: optionalText(2000),
});
export type ClaimDecision = z.infer<typeof ClaimDecision>;

export const ClaimFilter = z.object({
  status: z.enum(CLAIM_STATUSES, "Please choose pending, approved or rejected.").optional(),
  q: z.string("Please search for text.").trim().max(200, atMost(200)).optional(),
  /** Administrators, too, read only their own with it. */
  mine: z.enum(["true", "false"], "Please say true or false.").optional(),
  ...Paging.shape,
});
export type ClaimFilter = z.infer<typeof ClaimFilter>;

/** By status; `objected` are those approved ones to which the owner said no and that wait for us. */
export const ClaimCounts = z.record(z.enum([...CLAIM_STATUSES, "objected"]), z.int());
export type ClaimCounts = z.infer<typeof ClaimCounts>;

export const Objection = z.object({
  reason: z.string("Please say why.").trim().min(1, "Please say why.").max(2000, atMost(2000)),
});

/** For whoever holds the link that was mailed to this address. */
export const LinkedClaim = z.object({ businessName: z.string(), claimerEmail: z.string() });

const INCOMPLETE_LINK = "This link is not complete. Please open the link of the mail again.";
export const LinkToken = z.object({
  token: z.string(INCOMPLETE_LINK).min(1, INCOMPLETE_LINK).max(200, INCOMPLETE_LINK),
});
