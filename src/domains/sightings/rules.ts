import { nameKey } from "#src/domains/species/rules.ts";
import { AGREEING_REVIEWERS, type VerificationStatus } from "./limits-contract.ts";

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

export interface Opinion {
  taxon: string;
  byExpert: boolean;
}

/** Experts decide where any has spoken, the others where none has. */
function countedOf<Given extends Opinion>(opinions: readonly Given[]): readonly Given[] {
  const experts = opinions.filter(({ byExpert }) => byExpert);
  return experts.length > 0 ? experts : opinions;
}

/**
 * Verified by one expert or two reviewers who take it for what it is called, disputed as soon as one of
 * those who count does not. One without a name is called what those who name it agree on.
 */
export function statusOf(reported: string, opinions: readonly Opinion[]): VerificationStatus {
  const counted = countedOf(opinions).filter(({ taxon }) => reported !== UNNAMED || isNamed(taxon));
  const called = reported === UNNAMED ? counted[0]?.taxon : reported;
  if (counted.some(({ taxon }) => taxon !== called)) return "disputed";
  const needed = counted.some(({ byExpert }) => byExpert) ? 1 : AGREEING_REVIEWERS;
  return counted.length >= needed ? "verified" : "pending";
}

/** Whose name a verified report bears that had none. */
export const namingOpinion = <Given extends Opinion>(
  opinions: readonly Given[],
): Given | undefined => countedOf(opinions).find(({ taxon }) => isNamed(taxon));

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
