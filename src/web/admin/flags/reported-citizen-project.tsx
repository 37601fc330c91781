import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { LongText } from "#src/design/patterns/long-text.tsx";
import { adminCitizenProjectQuery } from "#src/domains/citizen-science/client.ts";
import { projectPath } from "#src/domains/citizen-science/limits-contract.ts";
import { AttachedMedia } from "#src/domains/media/components/attached-media.tsx";

/** All that readers see of it, with where it leads to. */
export function ReportedCitizenProject({ id }: { id: number }) {
  const { data: project, isError } = useQuery(adminCitizenProjectQuery(id));
  if (isError) return <>Citizen science project {id}, which is gone</>;
  if (!project) return <>Citizen science project {id}</>;
  const { title, description, organizer, location, goalUnit, photo } = project;
  return (
    <>
      <p className="wrap-anywhere font-semibold">{title}</p>
      <LongText text={description} isWhole={false} of={`of “${title}”`} />
      <AttachedMedia images={photo ? [photo] : []} videos={[]} title={title} />
      <p className="wrap-anywhere text-ink-soft text-xs">
        {[organizer, location, goalUnit].join(" · ")}
      </p>
      <p className="text-ink-soft text-xs">
        <Link to={projectPath(id)} className="underline">
          See its page
        </Link>
      </p>
    </>
  );
}
