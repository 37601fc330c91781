import { type ClaimStatus, OBJECTION_DAYS } from "./limits-contract.ts";

/** As a table or as the API holds it. */
export interface ClaimState {
  status: ClaimStatus;
  objection: string | null;
  objectionDismissedAt: Date | string | null;
  completedAt: Date | string | null;
}

/** Approved, and the listing has not changed hands yet. */
export const awaitsTransfer = (claim: Pick<ClaimState, "status" | "completedAt">): boolean =>
  claim.status === "approved" && claim.completedAt === null;

/** Neither rejected nor done. */
export const isOpen = (claim: Pick<ClaimState, "status" | "completedAt">): boolean =>
  claim.status === "pending" || awaitsTransfer(claim);

/** The present owner said no, and no administrator has looked at it yet. */
export const hasOpenObjection = (claim: ClaimState): boolean =>
  awaitsTransfer(claim) && claim.objection !== null && claim.objectionDismissedAt === null;

/**
 * A pending claim is decided once. An approved one can be called off before the listing has changed
 * hands, and one that was objected to can be let stand.
 */
export function canDecide(claim: ClaimState, decision: "approved" | "rejected"): boolean {
  if (claim.status === "pending") return true;
  return decision === "rejected" ? awaitsTransfer(claim) : hasOpenObjection(claim);
}

/** Its address is proved and it takes nobody's listing: one tap is enough for it. */
export const canDecideAtOnce = (claim: {
  confirmedAt: Date | string | null;
  ownerEmail: string | null;
}): boolean => claim.confirmedAt !== null && claim.ownerEmail === null;

/** The owner had the time to object, and nothing is left of an objection. */
export const isDue = (claim: ClaimState & { transferAt: Date | null }, now: Date): boolean =>
  awaitsTransfer(claim) &&
  claim.transferAt !== null &&
  claim.transferAt <= now &&
  !hasOpenObjection(claim);

const DAY_MS = 86_400_000;
export const afterObjectionDays = (start: Date): Date =>
  new Date(start.getTime() + OBJECTION_DAYS * DAY_MS);

/** Anybody can have an address there: it proves nothing about a business. */
const SHARED_HOSTS = new Set([
  "gmail.com",
  "googlemail.com",
  "yahoo.com",
  "ymail.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "msn.com",
  "aol.com",
  "icloud.com",
  "me.com",
  "mac.com",
  "proton.me",
  "protonmail.com",
  "gmx.com",
  "gmx.net",
  "mail.com",
  "zoho.com",
  "fastmail.com",
  "comcast.net",
  "verizon.net",
  "att.net",
  "sbcglobal.net",
  "bellsouth.net",
  "cox.net",
  "charter.net",
  "earthlink.net",
  "facebook.com",
  "wixsite.com",
  "wordpress.com",
  "square.site",
  "business.site",
  "weebly.com",
  "blogspot.com",
  "github.io",
]);

/** "info@harbor.example" at "https://www.harbor.example/menu", or at a part of it. */
export function isAtDomain(email: string, website: string | null): boolean {
  if (!website || !URL.canParse(website)) return false;
  const site = new URL(website).hostname.toLowerCase().replace(/^www\./, "");
  const mail = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  if (isShared(site) || isShared(mail) || !site.includes(".")) return false;
  return mail === site || mail.endsWith(`.${site}`);
}

const isShared = (host: string): boolean =>
  [...SHARED_HOSTS].some((shared) => host === shared || host.endsWith(`.${shared}`));
