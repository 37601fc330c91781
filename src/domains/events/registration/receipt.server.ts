import type { Services } from "#src/platform/services.server.ts";
import type { NewRegistration, RegistrationReceipt } from "./contract.ts";
import {
  ALREADY_REGISTERED,
  EARLIER_ONE_STANDS,
  ON_WAITING_LIST,
  REGISTERED,
} from "./limits-contract.ts";
import type { LockedDate } from "./lock-date.server.ts";
import { type PartyRow, toParty } from "./queries.server.ts";
import { registrationLink } from "./registration-token.server.ts";

interface Asked {
  asked: NewRegistration;
  date: LockedDate;
  status: "registered" | "waiting";
}

/** The same for an address that is registered already as for one that is new. */
export const receiptFor = ({ asked, date, status }: Asked): RegistrationReceipt => ({
  message: status === "waiting" ? ON_WAITING_LIST : REGISTERED,
  eventId: date.eventId,
  dateId: date.id,
  userName: asked.userName,
  userEmail: asked.userEmail,
  attendeeCount: asked.attendeeCount,
  notes: asked.notes,
  status,
  placeInLine: status === "waiting" ? date.waitingParties + 1 : null,
  registrationDate: new Date().toISOString(),
  hint: EARLIER_ONE_STANDS,
  link: null,
});

/** For whoever has proved the address: how the registration stands. */
export function receiptOfOwn(
  services: Services,
  { eventId }: LockedDate,
  own: { party: PartyRow; placeInLine: number | null; isNew: boolean },
): RegistrationReceipt {
  const { party, placeInLine, isNew } = own;
  const status = party.status === "waiting" ? "waiting" : "registered";
  const news = status === "waiting" ? ON_WAITING_LIST : REGISTERED;
  const { attendeeCount, notes, registrationDate } = toParty(party);
  return {
    message: isNew ? news : ALREADY_REGISTERED,
    ...{ eventId, dateId: party.dateId, userName: party.userName, userEmail: party.userEmail },
    ...{ attendeeCount, notes, registrationDate, status, placeInLine },
    hint: null,
    link: registrationLink(services, party.id),
  };
}
