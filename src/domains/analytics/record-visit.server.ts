import { sql } from "drizzle-orm";
import { isbot } from "isbot";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { VisitEvent } from "./contract.ts";
import { businessIdOf, deviceOf, referrerHost } from "./rules.ts";
import { visitorOf } from "./visitor.server.ts";

export interface Visit {
  address: string;
  userAgent: string;
  /** The browser said "Do Not Track" or "Global Privacy Control". */
  isUnwatched: boolean;
}

/** False when there is nothing to record: a robot, or someone who does not want to be counted. */
export async function recordVisit(
  { db, site }: Pick<Services, "db" | "site">,
  visit: Visit,
  { event, at = new Date() }: { event: VisitEvent; at?: Date },
): Promise<boolean> {
  if (visit.isUnwatched || isRobot(visit.userAgent)) return false;
  const { businessId, eventData, referrer } = readEvent(event);
  const visitor = await visitorOf(db, visit, at);
  const host = referrerHost(referrer, new URL(site.baseUrl).host);
  // The lock keeps the listing from being deleted between being read and being referred to.
  const stored = await db.execute(sql`
    insert into analytics_events
      (business_id, event_type, event_data, device, referrer, visitor, created_at)
    select ${businessId}::int, ${event.eventType}, ${JSON.stringify(eventData)}::jsonb,
      ${deviceOf(visit.userAgent)}, ${host}, ${visitor}, ${at.toISOString()}::timestamptz
    ${
      businessId === null
        ? sql``
        : sql`from businesses b where b.id = ${businessId} and b.status = 'live' for key share of b`
    }`);
  if (stored.rowCount === 0) throw new AppError("not_found", "Business not found");
  return true;
}

/** Browsers always say who they are. */
const isRobot = (userAgent: string): boolean => userAgent === "" || isbot(userAgent);

interface ReadEvent {
  businessId: number | null;
  eventData: Record<string, unknown>;
  referrer?: string;
}

function readEvent(event: VisitEvent): ReadEvent {
  switch (event.eventType) {
    case "page_view":
      return {
        businessId: businessIdOf(event.path),
        eventData: { path: event.path },
        referrer: event.referrer,
      };
    case "social_share": {
      const { platform, type, itemId } = event;
      return {
        businessId: type === "business" ? (itemId ?? null) : null,
        eventData: { platform, type, itemId },
      };
    }
    case "custom": {
      const { category, label, value } = event;
      return { businessId: null, eventData: { category, label, value } };
    }
    default:
      return { businessId: event.businessId, eventData: {} };
  }
}
