import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { LongText } from "#src/design/patterns/long-text.tsx";
import { pictureOf } from "#src/domains/events/event/picture-rules.ts";
import { placeText } from "#src/domains/events/event/rules.ts";
import { whenText } from "#src/domains/events/event/when-rules.ts";
import { managedEventQuery } from "#src/domains/events/oversight/client.ts";

/** All that readers see of it, with its picture and where it leads to. */
export function ReportedEvent({ id }: { id: number }) {
  const { data: event, isError } = useQuery(managedEventQuery(id));
  if (isError) return <>Event {id}, which is gone</>;
  if (!event) return <>Event {id}</>;
  const { title, description, organizer, contactEmail, takenDownReason } = event;
  const addresses = [event.website, event.ticketUrl].filter((address) => address !== null);
  const search = `tab=events&status=${takenDownReason === null ? "shown" : "taken-down"}`;
  return (
    <>
      <p className="wrap-anywhere font-semibold">{title}</p>
      <LongText text={description} isWhole={false} of={`of “${title}”`} />
      {event.imageUrl ? (
        <img src={pictureOf(event)} alt="" className="my-2 h-24 rounded-md" loading="lazy" />
      ) : null}
      <p className="wrap-anywhere text-ink-soft text-xs">
        {whenText(event)}, {placeText(event)} · {organizer}, {contactEmail}
        {event.tags.length > 0 ? ` · ${event.tags.join(", ")}` : ""}
        {addresses.map((address) => ` · ${address}`)}
      </p>
      <p className="text-ink-soft text-xs">
        <Link to={takenDownReason === null ? `/events/${id}` : `?${search}`} className="underline">
          {takenDownReason === null ? "See its page" : "Taken down"}
        </Link>
      </p>
    </>
  );
}
