import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { isAdmitted } from "#src/platform/http/rate-limit.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { holdsTime } from "../item/queries.server.ts";
import { sharedFacts } from "./mail-facts.server.ts";
import { DeliverBookingsDigest } from "./mail-jobs.ts";
import { BookingsDigestMail } from "./mails/bookings-digest-mail.tsx";
import { selectBookings } from "./queries.server.ts";

const HOUR = 3_600_000;
/** In an hour, of one business: what is more comes together. */
const OWNERS_MAILS = { name: "mail-rental-owner", calls: 10, seconds: 3600 };
const READS = 20;

/** Otherwise it is part of one mail an hour later. */
export async function isToldAtOnce(
  { db, jobs }: Services,
  { businessId }: { businessId: number },
): Promise<boolean> {
  if (await isAdmitted(db, OWNERS_MAILS, String(businessId))) return true;
  const notBefore = new Date(Date.now() + HOUR);
  await jobs.send(db, DeliverBookingsDigest, { businessId }, { notBefore });
  return false;
}

export async function deliverBookingsDigest(
  services: Services,
  { businessId }: z.output<typeof DeliverBookingsDigest.payload>,
): Promise<void> {
  const reader = await findReader(services.db, businessId);
  if (!reader) return;
  const waiting = await listWaiting(services.db, businessId);
  await services.mail.send({
    to: reader.email,
    subject: `News of your bookings: ${reader.businessName}`,
    body: (
      <BookingsDigestMail
        name={reader.firstName}
        businessName={reader.businessName}
        link={`${services.site.baseUrl}/rental-management/${businessId}`}
        count={waiting.length}
        bookings={waiting.slice(0, READS).map((found) => {
          const { when, itemName } = sharedFacts(found);
          return { when, itemName, customerName: found.booking.customerName };
        })}
      />
    ),
  });
}

/** The owner; none where the business or its owner is gone. */
async function findReader(db: Db, businessId: number) {
  const { email, firstName } = users;
  const [reader] = await db
    .select({ email, firstName, businessName: businesses.name })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(businesses.id, businessId));
  return reader;
}

/** The next to lapse first. */
const listWaiting = (db: Db, businessId: number) =>
  selectBookings(db)
    .where(
      and(
        eq(rentalBookings.businessId, businessId),
        eq(rentalBookings.status, "pending"),
        holdsTime,
      ),
    )
    .orderBy(asc(rentalBookings.expiresAt), asc(rentalBookings.id));
