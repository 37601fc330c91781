import { Plus } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { tabPath } from "./community-tabs.ts";
import { ResearchList, type ResearchListProps } from "./research-list.tsx";

/** The research projects, with the way to send one in. */
export function ResearchTab({ found, offset }: Omit<ResearchListProps, "allPath">) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Research projects</h2>
        <Button asChild>
          <Link to="/research/new">
            <Plus aria-hidden /> Submit a project
          </Link>
        </Button>
      </div>
      <ResearchList found={found} offset={offset} allPath={tabPath("research")} />
    </div>
  );
}
