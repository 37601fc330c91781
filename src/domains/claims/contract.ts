import { z } from "zod";
import { requiredName } from "#src/domains/accounts/name-contract.ts";
import { DocumentAddress } from "#src/domains/media/contract.ts";
import { CLAIM_STATUSES, PROOF_DOCUMENTS_MAX, RELATIONSHIPS } from "./limits-contract.ts";

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters, please.`)
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null);

export const NewClaim = z.object({
  businessId: z.int("Please choose a business.").positive().max(2_147_483_647),
  claimerName: requiredName("Please tell us your name.", 100),
  claimerEmail: z.email("Please enter a valid e-mail address.").max(254),
  claimerPhone: optionalText(30),
  relationship: z.enum(RELATIONSHIPS).default("owner"),
  message: optionalText(2000),
  proofDocuments: z.array(DocumentAddress).max(PROOF_DOCUMENTS_MAX).default([]),
});
export type NewClaim = z.infer<typeof NewClaim>;
export type ClaimForm = z.input<typeof NewClaim>;

export const Claim = z.object({
  id: z.int(),
  businessId: z.int(),
  businessName: z.string(),
  claimerName: z.string(),
  claimerEmail: z.string(),
  claimerPhone: z.string().nullable(),
  relationship: z.enum(RELATIONSHIPS),
  message: z.string().nullable(),
  proofDocuments: z.array(z.string()),
  /** The claimer's proved address is at the domain of the listing's website. */
  domainMatches: z.boolean(),
  status: z.enum(CLAIM_STATUSES),
  adminNotes: z.string().nullable(),
  reviewedAt: z.iso.datetime().nullable(),
  reviewedBy: z.string().nullable(),
  /** Approved, but the listing has an owner, who may object until then. */
  transferAt: z.iso.datetime().nullable(),
  objection: z.string().nullable(),
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
});
export type PendingTransfer = z.infer<typeof PendingTransfer>;

export const ClaimDecision = z.object({
  status: z.enum(["approved", "rejected"]),
  adminNotes: optionalText(2000),
});
export type ClaimDecision = z.infer<typeof ClaimDecision>;

export const ClaimFilter = z.object({
  status: z.enum(CLAIM_STATUSES).optional(),
  q: z.string().trim().max(200).optional(),
  /** Administrators, too, read only their own with it. */
  mine: z.enum(["true", "false"]).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
export type ClaimFilter = z.infer<typeof ClaimFilter>;

export const ClaimCounts = z.record(z.enum(CLAIM_STATUSES), z.int());
export type ClaimCounts = z.infer<typeof ClaimCounts>;

export const Objection = z.object({
  reason: z.string().trim().min(1, "Please say why.").max(2000),
});
