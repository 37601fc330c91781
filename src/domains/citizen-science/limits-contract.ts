/** Without zod, so that pages can show them without loading a validator. */
export const PROJECT_TYPES = {
  monitoring: "Monitoring",
  survey: "Survey",
  photo_identification: "Photo identification",
  water_quality: "Water quality",
  cleanup: "Cleanup",
  restoration: "Restoration",
} as const;
export type ProjectType = keyof typeof PROJECT_TYPES;

export const PROJECT_STATUSES = {
  planning: "Planning",
  active: "Active",
  completed: "Completed",
} as const;
export type ProjectStatus = keyof typeof PROJECT_STATUSES;

export const ORGANIZER_MAX_LENGTH = 120;
export const UNIT_MAX_LENGTH = 60;
export const NOTE_MAX_LENGTH = 500;
export const GOAL_MAX = 10_000_000;
export const AMOUNT_MAX = 10_000;

/** So many of the latest contributions are on the page of a project. */
export const CONTRIBUTIONS_SHOWN = 10;

export const NEW_PROJECT_PAGE = "/community-tracking/projects/new";
export const projectPath = (id: number): string => `/community-tracking/projects/${id}`;
export const joinPath = (id: number): string => `${projectPath(id)}/join`;
/** Where all of them are listed. */
export const PROJECTS_PAGE = "/community-tracking?tab=projects";
/** The form for a species report, with the project chosen. */
export const contributeReportPath = (id: number): string =>
  `/community-tracking?tab=submit&project=${id}`;
