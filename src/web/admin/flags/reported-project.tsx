import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { LongText } from "#src/design/patterns/long-text.tsx";
import { adminProjectQuery } from "#src/domains/research/client.ts";
import { projectPath } from "#src/domains/research/limits-contract.ts";

/** All that readers see of it, with where it leads to. */
export function ReportedProject({ id }: { id: number }) {
  const { data: project, isError } = useQuery(adminProjectQuery(id));
  if (isError) return <>Research project {id}, which is gone</>;
  if (!project) return <>Research project {id}</>;
  const { title, description, leadResearcher, institution, contactEmail, website } = project;
  const lists = [project.targetSpecies, project.dataRequests, project.expectedOutcomes];
  return (
    <>
      <p className="wrap-anywhere font-semibold">{title}</p>
      <LongText text={description} isWhole={false} of={`of “${title}”`} />
      <p className="wrap-anywhere text-ink-soft text-xs">
        {[leadResearcher, institution, contactEmail, website, ...lists.flat()]
          .concat(project.publications)
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="text-ink-soft text-xs">
        <Link to={projectPath(id)} className="underline">
          See its page
        </Link>
      </p>
    </>
  );
}
