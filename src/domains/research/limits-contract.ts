/** Without zod, so that pages can show them without loading a validator. */
export const RESEARCH_TYPES = {
  field_study: "Field study",
  laboratory: "Laboratory",
  data_analysis: "Data analysis",
  modeling: "Modeling",
  conservation: "Conservation",
  monitoring: "Monitoring",
} as const;
export type ResearchType = keyof typeof RESEARCH_TYPES;

export const DURATIONS = {
  "3_months": "3 months",
  "6_months": "6 months",
  "1_year": "1 year",
  "2_years": "2 years",
  ongoing: "Ongoing",
} as const;
export type Duration = keyof typeof DURATIONS;

export const PROJECT_STATUSES = {
  active: "Active",
  planning: "Planning",
  seeking_collaborators: "Seeking collaborators",
  completed: "Completed",
} as const;
export type ProjectStatus = keyof typeof PROJECT_STATUSES;

export const FUNDING_STATUSES = {
  funded: "Funded",
  seeking_funding: "Seeking funding",
  unfunded: "Unfunded",
} as const;
export type FundingStatus = keyof typeof FUNDING_STATUSES;

export const AVAILABILITIES = {
  part_time: "Part time",
  full_time: "Full time",
  consulting: "Consulting",
  volunteer: "Volunteer",
} as const;
export type Availability = keyof typeof AVAILABILITIES;

export const REQUEST_STATUSES = {
  pending: "Waiting for an answer",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
} as const;
export type RequestStatus = keyof typeof REQUEST_STATUSES;

export const NAME_MAX_LENGTH = 120;
export const INSTITUTION_MAX_LENGTH = 160;
export const LIST_MAX = 30;
export const LIST_ITEM_MAX_LENGTH = 160;
export const PUBLICATION_MAX_LENGTH = 500;
export const MESSAGE_MAX_LENGTH = 3000;
export const LINE_MAX_LENGTH = 500;
export const NOTE_MAX_LENGTH = 1000;

export const OWN_PROJECT = "You lead this project yourself.";
/** Of whoever asks without a name. */
export const NO_NAME = "A visitor";
/** Of whoever asks without an address. */
export const NO_ADDRESS = "No address was left: your answer shows on the page of the request.";

/** Of whoever asks. */
export const NOT_CONFIRMED = "The address is not confirmed: anybody may have typed it.";

export const REQUESTS_SHOWN = 50;

/** The pages behind the links of mails. */
export const CONTACT_PAGE = "/research-contact";
export const COLLABORATION_PAGE = "/collaboration";

/** The page that asks, or asks once more. */
export const contactAnswerPath = (token: string, answer?: "disown"): string =>
  `${CONTACT_PAGE}?${new URLSearchParams({ token, ...(answer && { answer }) })}`;

export const NEW_PROJECT_PAGE = "/research/new";
export const projectPath = (id: number): string => `/research/${id}`;
export const requestsPath = (id: number): string => `/research/${id}/requests`;
