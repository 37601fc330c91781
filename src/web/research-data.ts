import type { Project } from "#src/domains/research/contract.ts";
import { projectPath } from "#src/domains/research/limits-contract.ts";

/** What search engines may read of a research project. */
export const researchData = (project: Project, baseUrl: string): object[] => [
  {
    "@context": "https://schema.org",
    "@type": "ResearchProject",
    name: project.title,
    description: project.description,
    url: baseUrl + projectPath(project.id),
    parentOrganization: { "@type": "Organization", name: project.institution },
    employee: { "@type": "Person", name: project.leadResearcher },
    ...(project.website && { sameAs: project.website }),
    ...(project.targetSpecies.length > 0 && { keywords: project.targetSpecies.join(", ") }),
  },
];
