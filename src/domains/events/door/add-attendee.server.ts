import { enforceRateLimit } from "#src/platform/http/rate-limit.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireOwnEvent } from "../organize/require-organizer.server.ts";
import type { RegistrationReceipt } from "../registration/contract.ts";
import { registerAttendee } from "../registration/register-attendee.server.ts";
import type { NewAttendee } from "./contract.ts";

/** Each of them is mailed: nobody writes to a whole town this way. */
const PER_DAY = { name: "event-attendees-added", calls: 200, seconds: 86_400 };

/** By hand, for somebody who called or stands at the door. Takes places, or the end of the line. */
export async function addAttendee(
  services: Services,
  { viewer, senderKey }: Sender<Viewer>,
  { eventId, ...asked }: NewAttendee & { eventId: number },
): Promise<RegistrationReceipt> {
  await requireOwnEvent(services.db, viewer, eventId);
  await enforceRateLimit(services.db, PER_DAY, viewer.id);
  return registerAttendee(
    services,
    { viewer: null, senderKey },
    { ...asked, eventId, isByHand: true },
  );
}
