import { useQuery } from "@tanstack/react-query";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import { ownRegistrationsQuery } from "../client.ts";

/** For whoever looks for their tickets among the events that they organize. */
export function RegistrationsElsewhere() {
  const { data: registrations = [] } = useQuery(ownRegistrationsQuery);
  const count = registrations.length;
  if (count === 0) return null;
  return (
    <Alert tone="info" role="note" title="Looking for your tickets?">
      You are registered for {count === 1 ? "one event" : `${formatNumber(count)} events`}.{" "}
      <TextLink asChild className="inline-flex min-h-11 items-center">
        <Link to="/user-dashboard#own-registrations">See your registrations and tickets</Link>
      </TextLink>
    </Alert>
  );
}
