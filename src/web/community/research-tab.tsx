import { Plus } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { ProjectForm } from "#src/domains/research/components/project-form.tsx";
import { tabPath } from "./community-tabs.ts";
import { ResearchList, type ResearchListProps } from "./research-list.tsx";

/** The research projects, and below them the form with which one is sent in. */
export function ResearchTab({ found, offset }: Omit<ResearchListProps, "allPath">) {
  const viewer = useViewer();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Research projects</h2>
        <Button asChild>
          <a href="#submit-project">
            <Plus aria-hidden /> Submit a project
          </a>
        </Button>
      </div>
      <ResearchList found={found} offset={offset} allPath={tabPath("research")} />
      <Card asChild padding="lg" className="max-w-3xl">
        <section aria-labelledby="submit-project" className="flex flex-col gap-5">
          <h2 id="submit-project" className="scroll-mt-24 text-2xl">
            Submit a research project
          </h2>
          <ProjectForm key={viewer.status} viewer={viewer} />
        </section>
      </Card>
    </div>
  );
}
