export const CLAIM_STATUSES = ["pending", "approved", "rejected"] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export const RELATIONSHIPS = ["owner", "manager", "authorized_representative"] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

export const PROOF_DOCUMENTS_MAX = 5;
/** How long the link of an approved claim makes its reader the owner. */
export const LINK_VALID_DAYS = 14;
/** How long a claim waits for the reader of its address to stand by it. */
export const CONFIRM_DAYS = 7;
/** How long an owner may object before a listing changes hands. */
export const OBJECTION_DAYS = 7;

/** What the dashboard shows at first, and with each further step. */
export const OWN_CLAIMS_PAGE = 20;
