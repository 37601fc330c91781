import { Fish } from "lucide-react";
import { Refused } from "#src/design/form/refused.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import type { CitizenProject } from "../contract.ts";
import { contributeReportPath } from "../limits-contract.ts";
import { takesContributions, takesPeople } from "../rules.ts";
import { ContributionForm } from "./contribution-form.tsx";
import { JoinButton } from "./join-button.tsx";

/** Join or leave, and for members what they found or did. */
export function TakePartPanel({ project }: { project: CitizenProject }) {
  const contributes = project.isJoined && takesContributions(project);
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="take-part" className="flex flex-col gap-4">
        <h2 id="take-part" className="scroll-mt-24 font-semibold font-serif text-2xl">
          Take part
        </h2>
        <div className="flex flex-wrap gap-3">
          <JoinButton project={project} />
        </div>
        {takesPeople(project) ? null : (
          <p>This project is completed. Thank you to all who took part.</p>
        )}
        {project.status === "planning" ? (
          <p>It has not begun; those who join are counted.</p>
        ) : null}
        {contributes ? (
          <>
            <Button asChild variant="secondary" className="self-start">
              <Link to={contributeReportPath(project.id)}>
                <Fish aria-hidden /> Contribute a report
              </Link>
            </Button>
            <ContributionForm key={project.id} project={project} />
          </>
        ) : (
          <Refused />
        )}
      </section>
    </Card>
  );
}
