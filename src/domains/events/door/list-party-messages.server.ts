import type { Services } from "#src/platform/services.server.ts";
import { findPartyFacts } from "../registration/queries.server.ts";
import {
  readRegistrationToken,
  registrationPath,
} from "../registration/registration-token.server.ts";
import type { EventMessage } from "./contract.ts";
import { listMessages } from "./queries.server.ts";

interface PartyMessages {
  /** Null for one that was taken down: it has no page. */
  eventId: number | null;
  title: string;
  organizer: string;
  timeZone: string;
  /** Where the party sees its registration. */
  link: string;
  messages: Pick<EventMessage, "id" | "subject" | "body" | "sentAt">[];
}

/** What the organizer wrote to a party, for whoever holds its link; nothing once it has cancelled. */
export async function listPartyMessages(
  services: Services,
  { token }: { token: string },
): Promise<PartyMessages | null> {
  const found = await findPartyFacts(services.db, readRegistrationToken(services, token));
  if (!found) return null;
  const { party, date, event } = found;
  const isLive = party.status === "registered" || party.status === "waiting";
  const written = isLive ? await listMessages(services.db, date.id) : [];
  const messages = written
    .filter(({ audience }) => audience === "everyone" || audience === party.status)
    .map(({ id, subject, body, sentAt }) => ({ id, subject, body, sentAt }));
  const { id, title, organizer, timeZone, takenDownReason } = event;
  const eventId = takenDownReason === null ? id : null;
  const link = registrationPath(services, party.id);
  return { eventId, title, organizer, timeZone, link, messages };
}
