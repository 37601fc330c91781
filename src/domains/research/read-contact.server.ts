import type { Services } from "#src/platform/services.server.ts";
import { findProjectRow } from "./queries.server.ts";
import { idOfToken, isLeadToken, leadsRequestsPath } from "./research-tokens.server.ts";
import { keeperOf } from "./rules.ts";

interface ContactView {
  title: string;
  leadResearcher: string;
  institution: string;
  projectId: number;
  /** Where requests are answered, once the address is confirmed. */
  requestsPath: string | null;
  /** Nobody else would answer for it. */
  goesWhenDisowned: boolean;
}

/** What the link of the mail to a contact address is about; null when it is of no project. */
export async function readContact(
  services: Pick<Services, "db" | "secrets">,
  { token }: { token: string },
): Promise<ContactView | null> {
  const project = await findProjectRow(services.db, idOfToken(token));
  if (!project || !isLeadToken(services, project, token)) return null;
  const { title, leadResearcher, institution, id: projectId } = project;
  const isConfirmed = project.contactConfirmedAt !== null;
  return {
    ...{ title, leadResearcher, institution, projectId },
    goesWhenDisowned: keeperOf(project) === null,
    requestsPath: isConfirmed ? leadsRequestsPath(services, project) : null,
  };
}
