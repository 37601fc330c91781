import type { Db } from "#src/db/client.server.ts";
import {
  enforceRateLimit,
  giveCallBack,
  isAdmitted,
  secondsUntilAdmitted,
} from "#src/platform/http/rate-limit.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireOwnEvent } from "../organize/require-organizer.server.ts";
import type { RegistrationReceipt } from "../registration/contract.ts";
import { registerAttendee } from "../registration/register-attendee.server.ts";
import type { NewAttendee } from "./contract.ts";

/** Each of them is mailed: nobody writes to a whole town this way. */
const PER_DAY = { name: "event-attendees-added", calls: 200, seconds: 86_400 };
/** One address by one person, to whichever events: it is mailed each time, and when it is taken off. */
const OF_ONE_ADDRESS = { name: "event-address-added", calls: 3, seconds: 86_400 };
const OFTEN =
  "You added this address often today. Please add it later, or let its owner register on the event's page.";

/** By hand, for somebody who called or stands at the door. Takes places, or the end of the line. */
export async function addAttendee(
  services: Services,
  { viewer, senderKey }: Sender<Viewer>,
  { eventId, ...asked }: NewAttendee & { eventId: number },
): Promise<RegistrationReceipt> {
  await requireOwnEvent(services.db, viewer, eventId);
  await enforceRateLimit(services.db, PER_DAY, viewer.id);
  const caller = `${viewer.id} ${asked.userEmail.toLowerCase()}`;
  await requireSeldomAdded(services.db, caller);
  const newcomer = { ...asked, eventId, isByHand: true };
  try {
    return await registerAttendee(services, { viewer: null, senderKey }, newcomer);
  } catch (error) {
    // Nobody was mailed.
    await giveCallBack(services.db, OF_ONE_ADDRESS, caller);
    throw error;
  }
}

async function requireSeldomAdded(db: Db, caller: string): Promise<void> {
  if (await isAdmitted(db, OF_ONE_ADDRESS, caller)) return;
  const retryAfterSeconds = await secondsUntilAdmitted(db, OF_ONE_ADDRESS, caller);
  throw new AppError("rate_limited", OFTEN, { fields: { userEmail: OFTEN }, retryAfterSeconds });
}
