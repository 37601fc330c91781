/** Without zod, so that pages can show them without loading a validator. */
export const ALERT_TYPES = {
  species_decline: "Species decline",
  habitat_threat: "Habitat threat",
  pollution: "Pollution",
  unusual_behavior: "Unusual behavior",
  mass_mortality: "Mass mortality",
} as const;
export type AlertType = keyof typeof ALERT_TYPES;

export const SEVERITIES = {
  low: "Low",
  medium: "Medium",
  high: "High",
  critical: "Critical",
} as const;
export type Severity = keyof typeof SEVERITIES;
export const DEFAULT_SEVERITY: Severity = "medium";

export const ALERT_STATUSES = { active: "Active", resolved: "Resolved" } as const;

/** The coast that the site is about, from north to south and west. */
export const COAST_STATES = [
  ...["Maine", "New Hampshire", "Massachusetts", "Rhode Island", "Connecticut", "New York"],
  ...["New Jersey", "Delaware", "Maryland", "Virginia", "North Carolina", "South Carolina"],
  ...["Georgia", "Florida", "Alabama", "Mississippi", "Louisiana", "Texas"],
];

export const ACTION_MAX_LENGTH = 1000;

export const RADII_MILES = [10, 25, 50, 100, 200];
export const DEFAULT_RADIUS_MILES = 25;
/** Of one account. */
export const SUBSCRIPTIONS_MAX = 20;
/** In a day, to one mailbox. */
export const MAILS_A_DAY = 5;
/** About what nobody vouches for: it uses up no mail about anything else. */
export const UNVOUCHED_MAILS_A_DAY = 2;

/** Where all of them are listed. */
export const ALERTS_PAGE = "/community-tracking?tab=alerts";
export const NEW_ALERT_PAGE = "/community-tracking/alerts/new";
export const SUBSCRIPTIONS_PAGE = "/community-tracking/alerts/mails";
export const alertPath = (id: number): string => `/community-tracking/alerts/${id}`;
/** How many alerts a chart shows at once. */
export const MAPPED_MAX = 300;

export const TITLE_MISSING = "Please give the alert a title.";
export const DESCRIPTION_MISSING = "Please describe what is happening.";
