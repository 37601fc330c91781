import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { LongText } from "#src/design/patterns/long-text.tsx";
import { adminAlertQuery } from "#src/domains/alerts/client.ts";
import { alertPath } from "#src/domains/alerts/limits-contract.ts";
import { AttachedMedia } from "#src/domains/media/components/attached-media.tsx";

/** All that readers see of it, with where it leads to. */
export function ReportedAlert({ id }: { id: number }) {
  const { data: alert, isError } = useQuery(adminAlertQuery(id));
  if (isError) return <>Alert {id}, which is gone</>;
  if (!alert) return <>Alert {id}</>;
  const { title, description, actionRequired, location, speciesName, photo } = alert;
  return (
    <>
      <p className="wrap-anywhere font-semibold">{title}</p>
      <LongText text={description} isWhole={false} of={`of “${title}”`} />
      {actionRequired ? <p className="wrap-anywhere">{actionRequired}</p> : null}
      <AttachedMedia images={photo ? [photo] : []} videos={[]} title={title} />
      <p className="wrap-anywhere text-ink-soft text-xs">
        {[location, speciesName].filter(Boolean).join(" · ")}
      </p>
      <p className="text-ink-soft text-xs">
        <Link to={alertPath(id)} className="underline">
          See its page
        </Link>
      </p>
    </>
  );
}
