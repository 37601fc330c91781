import { createHash } from "node:crypto";
import { and, asc, eq, gt, ne, or } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { ownersCalendar } from "../booking/booking-calendar.server.ts";
import { selectBookings } from "../booking/queries.server.ts";
import { opensFeed } from "./feed-token.server.ts";
import { findDeskRow } from "./read-desk.server.ts";

const DAY = 86_400_000;
const PAST_DAYS = 90;
/** So long a calendar that looks seldom still hears that something was cancelled. */
const CANCELLED_DAYS = 30;
const ENTRIES_MAX = 5000;

interface Asked {
  businessId: number;
  token: string;
  /** What the calendar program has already. */
  known: string | null;
}

/** For calendar programs, which carry no session: names of customers, and nothing else of them. */
export async function bookingsFeed(
  services: Pick<Services, "db" | "secrets" | "site">,
  { businessId, token, known }: Asked,
): Promise<Response> {
  const { db } = services;
  const row = await findDeskRow(db, businessId);
  const [business] = await db
    .select({ name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (!business || !opensFeed(services, row, token))
    throw new AppError("not_found", "This link is not valid any more.");
  const file = ownersCalendar(services, business.name, await readEntries(services, businessId));
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
    "Content-Disposition": 'inline; filename="bookings.ics"',
    "Cache-Control": "private, no-cache",
    ETag: `"${createHash("sha256").update(file).digest("base64url")}"`,
  };
  const isKnown = known === headers.ETag;
  return new Response(isKnown ? null : file, { status: isKnown ? 304 : 200, headers });
}

async function readEntries({ db }: Pick<Services, "db">, businessId: number) {
  const now = Date.now();
  return selectBookings(db)
    .where(
      and(
        eq(rentalBookings.businessId, businessId),
        gt(rentalBookings.endsAt, new Date(now - PAST_DAYS * DAY)),
        or(
          ne(rentalBookings.status, "cancelled"),
          gt(rentalBookings.updatedAt, new Date(now - CANCELLED_DAYS * DAY)),
        ),
      ),
    )
    .orderBy(asc(rentalBookings.startsAt), asc(rentalBookings.id))
    .limit(ENTRIES_MAX);
}
