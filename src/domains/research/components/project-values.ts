import type { ChangedProjectInput, Project } from "../contract.ts";

/** What the form holds: lists as texts with commas, publications one on each line. */
export interface ProjectValues {
  title: string;
  leadResearcher: string;
  institution: string;
  contactEmail: string;
  description: string;
  website: string;
  researchType: string;
  estimatedDuration: string;
  targetSpecies: string;
  dataNeeded: string;
  expectedOutcomes: string;
  status: string;
  fundingStatus: string;
  publications: string;
}

export const EMPTY_PROJECT: ProjectValues = {
  ...{ title: "", leadResearcher: "", institution: "", contactEmail: "", description: "" },
  ...{ website: "", researchType: "", estimatedDuration: "" },
  ...{ targetSpecies: "", dataNeeded: "", expectedOutcomes: "", publications: "" },
  ...{ status: "planning", fundingStatus: "unfunded" },
};

export const valuesOf = (project: Project): ProjectValues => ({
  title: project.title,
  leadResearcher: project.leadResearcher,
  institution: project.institution,
  contactEmail: project.contactEmail ?? "",
  description: project.description,
  website: project.website ?? "",
  researchType: project.researchType ?? "",
  estimatedDuration: project.estimatedDuration ?? "",
  targetSpecies: project.targetSpecies.join(", "),
  dataNeeded: project.dataRequests.join(", "),
  expectedOutcomes: project.expectedOutcomes.join(", "),
  status: project.status,
  fundingStatus: project.fundingStatus,
  publications: project.publications.join("\n"),
});

/** Lists go as lists. The server says what is wrong with what was chosen. */
export function toSent(values: ProjectValues) {
  const { targetSpecies, dataNeeded, expectedOutcomes, publications, ...texts } = values;
  return {
    ...(texts as Pick<ChangedProjectInput, "status" | "fundingStatus" | "researchType"> &
      Omit<typeof texts, "status" | "fundingStatus" | "researchType" | "estimatedDuration"> &
      Pick<ChangedProjectInput, "estimatedDuration">),
    targetSpecies: partsOf(targetSpecies),
    dataNeeded: partsOf(dataNeeded),
    expectedOutcomes: partsOf(expectedOutcomes),
    publications: partsOf(publications, "\n"),
  };
}

/** "a, b,,c" → a, b, c */
const partsOf = (text: string, between = ","): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

export const PROJECT_FIELDS = Object.keys(EMPTY_PROJECT) as (keyof ProjectValues)[];
