import { nameKey } from "#src/domains/species/rules.ts";
import {
  AGREEING_REVIEWERS,
  RENAMING_REVIEWERS,
  type VerificationStatus,
} from "./limits-contract.ts";

/** The name as it is compared: two ways to write one species are the same. */
export const taxonKey = (named: {
  speciesId: number | null;
  speciesName: string | null;
}): string =>
  named.speciesId === null
    ? `name:${nameKey(named.speciesName ?? "")}`
    : `species:${named.speciesId}`;

/** The key of a report that nobody has named. */
export const UNNAMED = taxonKey({ speciesId: null, speciesName: null });

/** Says only what it is not. */
export const OTHER = "other";

/** What reviewers call it; its own name where they settled on none. */
export const calledOf = (report: {
  speciesId: number | null;
  speciesName: string | null;
  settledSpeciesId: number | null;
  settledName: string | null;
}) =>
  report.settledName === null
    ? { speciesId: report.speciesId, speciesName: report.speciesName }
    : { speciesId: report.settledSpeciesId, speciesName: report.settledName };

export interface Opinion {
  taxon: string;
  byExpert: boolean;
  /** The network that it came from; null where that is not known. */
  senderKey: string | null;
  /** Of an account that was new then. */
  isNew: boolean;
}

/** Experts decide where any has spoken; where none has, the others do, new accounts of one network once for a name. */
function countedOf<Given extends Opinion>(opinions: readonly Given[]): readonly Given[] {
  const experts = opinions.filter(({ byExpert }) => byExpert);
  if (experts.length > 0) return experts;
  const isFirst = ({ taxon, senderKey, isNew }: Given, index: number) =>
    senderKey === null ||
    !isNew ||
    opinions.findIndex((one) => one.isNew && one.taxon === taxon && one.senderKey === senderKey) ===
      index;
  return opinions.filter(isFirst);
}

interface Verdict<Given> {
  status: VerificationStatus;
  /** Whose name the report bears, where that is not its reporter's. */
  settledBy: Given | null;
}

/**
 * Verified by one expert or two reviewers who take it for what it is called, or under another name by an
 * expert or three reviewers where all agree on that. Disputed when those who count disagree, with each other
 * or two of them with its reporter. One without a name is called what those who name it agree on.
 */
export function verdictOf<Given extends Opinion>(
  reported: string,
  opinions: readonly Given[],
): Verdict<Given> {
  const counted = countedOf(opinions).filter(({ taxon }) => reported !== UNNAMED || isNamed(taxon));
  const [first] = counted;
  const verdict = (status: VerificationStatus, settledBy: Given | null = null) => ({
    ...{ status, settledBy },
  });
  if (!first) return verdict("pending");
  if (counted.some(({ taxon }) => taxon !== first.taxon)) return verdict("disputed");
  const isOther = first.taxon !== reported;
  if (counted.length >= neededFor(first, reported) && isNamed(first.taxon))
    return verdict("verified", isOther ? first : null);
  const isAgainst = isOther && reported !== UNNAMED;
  return verdict(isAgainst && (first.byExpert || counted.length > 1) ? "disputed" : "pending");
}

function neededFor({ taxon, byExpert }: Opinion, reported: string): number {
  if (byExpert) return 1;
  return taxon === reported || reported === UNNAMED ? AGREEING_REVIEWERS : RENAMING_REVIEWERS;
}

export const statusOf = (reported: string, opinions: readonly Opinion[]): VerificationStatus =>
  verdictOf(reported, opinions).status;

/** Enough agree, and are new accounts of one network: somebody else has to agree as well. */
export const waitsForOthers = (
  status: VerificationStatus,
  opinions: readonly { agrees: boolean; isStanding: boolean }[],
): boolean =>
  status === "pending" &&
  opinions.filter(({ agrees, isStanding }) => agrees && isStanding).length >= AGREEING_REVIEWERS;

const isNamed = (taxon: string): boolean => taxon !== OTHER && taxon !== UNNAMED;

/** Plus-tags, and the dots that some hosts do not count: one mailbox is one reviewer. */
export function mailboxOf(email: string): string {
  const [name = "", host = ""] = email.toLowerCase().split("@");
  const bare = name.replace(/\+.*$/, "");
  return `${bare.replaceAll(".", "")}@${host.replace(/^googlemail\.com$/, "gmail.com")}`;
}

export interface QualityFacts {
  speciesName: string | null;
  latitude: string | null;
  images: readonly string[];
  communityVotes: number;
  verificationStatus: VerificationStatus;
}

/** What makes a report useful, each ticked or missing. */
export const qualityOf = (report: QualityFacts) => [
  { name: "A date", isThere: true, advice: "" },
  {
    name: "A species",
    isThere: Boolean(report.speciesName),
    advice: "Say what it was, as exactly as you are sure of.",
  },
  {
    name: "A position",
    isThere: report.latitude !== null,
    advice: "Take it from the device, or pick it on the chart.",
  },
  {
    name: "A photo",
    isThere: report.images.length > 0,
    advice: "Others can only judge what they see.",
  },
  {
    name: "An opinion of somebody else",
    isThere: report.communityVotes > 0,
    advice: "Reviewers give one on this page.",
  },
  {
    name: "Agreement",
    isThere: report.verificationStatus === "verified",
    advice:
      report.verificationStatus === "disputed"
        ? "Reviewers disagree: an expert decides."
        : "Two reviewers who agree, or one expert.",
  },
];
