import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import type { Project } from "../contract.ts";
import { OWN_PROJECT, REQUEST_STATUSES, type RequestStatus } from "../limits-contract.ts";
import { takesRequests } from "../rules.ts";
import { CollaborationForm } from "./collaboration-form.tsx";

interface CollaboratePanelProps {
  project: Project;
  /** The reader's own request, where it still stands. */
  own: { status: RequestStatus; link: string } | null;
  /** The reader leads the project. */
  isLead: boolean;
}

/** The form, the reader's own request in its place, or why there is none. */
export function CollaboratePanel({ project, own, isLead }: CollaboratePanelProps) {
  const viewer = useViewer();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="collaborate" className="flex flex-col gap-4">
        <h2 id="collaborate" className="scroll-mt-24 font-semibold font-serif text-2xl">
          Collaborate
        </h2>
        {own ? (
          <Alert tone="info" role="note" title="You have asked to collaborate">
            {REQUEST_STATUSES[own.status]}. <TextLink href={own.link}>See your request</TextLink>
          </Alert>
        ) : null}
        {isLead ? (
          <p>{OWN_PROJECT}</p>
        ) : takesRequests(project) ? (
          <>
            {project.isDemo ? (
              <Alert tone="caution" role="note">
                This project is an invented example: only the administrators read what is sent to
                it.
              </Alert>
            ) : null}
            {own ? null : (
              <CollaborationForm key={viewer.status} projectId={project.id} viewer={viewer} />
            )}
          </>
        ) : (
          <>
            <p>This project is completed and takes no more requests.</p>
            <Button disabled className="self-start">
              Collaborate
            </Button>
          </>
        )}
      </section>
    </Card>
  );
}
