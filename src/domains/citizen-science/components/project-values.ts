import { EMPTY_POSITION, type PositionValues } from "#src/domains/places/limits-contract.ts";
import type { CitizenProject, NewCitizenProjectInput } from "../contract.ts";

/** What the form holds: numbers as they are typed. */
export interface ProjectValues extends PositionValues {
  title: string;
  description: string;
  projectType: string;
  organizer: string;
  status: string;
  goalAmount: string;
  goalUnit: string;
  photos: string[];
}

export const EMPTY_PROJECT: ProjectValues = {
  ...{ title: "", description: "", projectType: "monitoring", organizer: "" },
  ...EMPTY_POSITION,
  ...{ status: "active", goalAmount: "", goalUnit: "observations", photos: [] },
};

export const valuesOf = (project: CitizenProject): ProjectValues => ({
  title: project.title,
  description: project.description,
  projectType: project.projectType,
  organizer: project.organizer,
  location: project.location,
  latitude: project.latitude ?? "",
  longitude: project.longitude ?? "",
  accuracyMeters: String(project.accuracyMeters ?? ""),
  positionSource: project.positionSource ?? "",
  status: project.status,
  goalAmount: project.goalAmount === null ? "" : String(project.goalAmount),
  goalUnit: project.goalUnit,
  photos: project.photo ? [project.photo] : [],
});

/** The server says what is wrong with what was typed or chosen. */
export const toSent = ({ photos, goalAmount, ...texts }: ProjectValues): NewCitizenProjectInput =>
  ({
    ...texts,
    goalAmount: goalAmount.trim() || null,
    photo: photos[0] ?? null,
  }) as NewCitizenProjectInput;

export const PROJECT_FIELDS = Object.keys(EMPTY_PROJECT) as (keyof ProjectValues)[];
