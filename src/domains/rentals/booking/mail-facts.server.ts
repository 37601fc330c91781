import type { Db, Tx } from "#src/db/client.server.ts";
import { isProved, requireUser } from "#src/domains/accounts/person/queries.server.ts";
import type { ListingRow } from "#src/domains/directory/listing/load-listings.server.ts";
import { isAdmitted } from "#src/platform/http/rate-limit.server.ts";
import { admitsMail } from "#src/platform/mail/mail-allowance.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { dollars } from "#src/shared/money.ts";
import { deskBookingPath } from "../item/desk-paths.ts";
import { priceText } from "../item/price-text.ts";
import { placeOf, thingOf } from "./booking-calendar.server.ts";
import { bookingLink } from "./booking-token.server.ts";
import type { BookingMailFacts } from "./components/mail-parts.tsx";
import { lineWords } from "./price-words.ts";
import { type BookingFacts, findBookingFacts } from "./queries.server.ts";
import { type BookingRow, priceLinesOf, shownTime } from "./to-booking.server.ts";
import { whenWords } from "./when-words.ts";

export interface CustomerMail extends BookingFacts {
  to: string;
  /** Whether what was typed may be repeated. */
  mayRepeat: boolean;
  facts: BookingMailFacts;
}

/** Null when the person left. */
export async function prepareCustomerMail(
  services: Services,
  { bookingId }: { bookingId: number },
): Promise<CustomerMail | null> {
  const found = await findBookingFacts(services.db, bookingId);
  if (!found || !isKnown(found)) return null;
  const mayRepeat = await mayRepeatTo(services.db, found);
  return customerMailOf(services, found, { mayRepeat });
}

/** A listing that is not shown mails nobody who has not written to it. */
export const isMuted = (
  { status }: Pick<ListingRow, "status">,
  { senderKey }: Pick<BookingRow, "senderKey">,
): boolean => senderKey === null && status !== "live";

/** False when the person left, or was invented. */
export const isKnown = ({ booking }: BookingFacts): boolean =>
  booking.customerEmail.includes("@") && !booking.isDemo;

export const mayRepeatTo = (db: Db | Tx, { booking }: BookingFacts): Promise<boolean> =>
  isProved(db, { userId: booking.userId, email: booking.customerEmail });

export function customerMailOf(
  services: Services,
  found: BookingFacts,
  { mayRepeat }: { mayRepeat: boolean },
): CustomerMail {
  const { id, customerEmail, customerName } = found.booking;
  const facts = sharedFacts(found);
  return {
    ...found,
    to: customerEmail,
    mayRepeat,
    facts: {
      ...facts,
      link: bookingLink(services, id),
      name: mayRepeat ? customerName : null,
      // Words of an owner; others read them behind the link.
      policy: mayRepeat ? facts.policy : null,
    },
  };
}

interface Addressed {
  /** The customer's own deed: who asks and cancels again and again sends no more mails than who only asks. */
  isOwnDeed?: boolean;
  to: string;
  mayRepeat: boolean;
  businessId: number;
  senderKey: string | null;
}

/** What becomes of a booking is counted for each business and sender, so that whoever has several hears of them all. */
export const isWelcome = async (
  { db }: Pick<Services, "db">,
  { to, isOwnDeed = false, mayRepeat, businessId, senderKey }: Addressed,
): Promise<boolean> =>
  mayRepeat ||
  admitsMail(db, isOwnDeed ? REQUEST_MAILS : `rental-news-${businessId}`, to, { from: senderKey });

/**
 * Of what a customer asked for and an owner agreed to each word is mailed, up to what people do in a day: who asks and
 * agrees in both names mails nobody without end.
 */
export const isWelcomeAsAgreed = async (
  { db }: Pick<Services, "db">,
  { to, mayRepeat, business }: Pick<CustomerMail, "to" | "mayRepeat" | "business">,
): Promise<boolean> =>
  mayRepeat ||
  ((await admitsMail(db, `rental-agreed-${business.id}`, to, { calls: AGREED_MAILS })) &&
    (await isAdmitted(db, OWNERS_MAILS, business.ownerId ?? String(business.id))));

const AGREED_MAILS = 20;
/** In a day: more than anybody writes down or agrees to by hand. */
export const OWNERS_MAILS = { name: "mail-rental-owner", calls: 100, seconds: 86_400 };

/** What customers ask for is counted under this name. */
export const REQUEST_MAILS = "rental-request";

/** To the account that owns the listing; null where there is none. */
export async function prepareOwnerMail(services: Services, { bookingId }: { bookingId: number }) {
  const found = await findBookingFacts(services.db, bookingId);
  if (!found || found.business.ownerId === null || found.booking.isDemo) return null;
  const owner = await requireUser(services.db, found.business.ownerId);
  const link = `${services.site.baseUrl}${deskBookingPath(found.booking)}`;
  return {
    ...found,
    to: owner.email,
    facts: { ...sharedFacts(found), link, name: owner.firstName },
  };
}

export function sharedFacts({ booking, item, business }: BookingFacts) {
  return {
    itemName: thingOf({ booking, item }),
    guests: booking.totalGuests,
    requiresLicense: item.requiresLicense,
    businessName: business.name,
    place: placeOf(business),
    businessPhone: business.phone,
    when: whenWords(shownTime(booking)),
    lines: priceLinesOf(booking).map((line) => `${lineWords(line)}: ${priceText(line.amount)}`),
    total: dollars(booking.totalCents),
    policy: booking.policy,
  };
}
