export const CLAIM_STATUSES = ["pending", "approved", "rejected"] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export const RELATIONSHIPS = ["owner", "manager", "authorized_representative"] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

export const PROOF_DOCUMENTS_MAX = 5;
export const LINK_VALID_DAYS = 14;
/** How long an owner may object before a listing changes hands. */
export const OBJECTION_DAYS = 7;
