import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { LongText } from "#src/design/patterns/long-text.tsx";
import { AttachedMedia } from "#src/domains/media/components/attached-media.tsx";
import { adminExperienceQuery } from "#src/domains/sharing/client.ts";

export function ReportedExperience({ id }: { id: number }) {
  const { data: experience, isError } = useQuery(adminExperienceQuery(id));
  if (isError) return <>Experience {id}, which is gone</>;
  if (!experience) return <>Experience {id}</>;
  const { authorName, aboutName, caption, images, isApproved } = experience;
  const search = `tab=experiences&status=${isApproved ? "published" : "pending"}`;
  return (
    <>
      <LongText text={caption} isWhole={false} of={`of what ${authorName} shared`} />
      <AttachedMedia images={images} videos={[]} title={`${authorName} about ${aboutName}`} />
      <p className="text-ink-soft text-xs">
        <Link to={`?${search}`} className="underline">
          Shared by {authorName} about {aboutName}
        </Link>
      </p>
    </>
  );
}
