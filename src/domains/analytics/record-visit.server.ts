import { sql } from "drizzle-orm";
import { isbot } from "isbot";
import type { Db, Tx } from "#src/db/client.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { VisitEvent } from "./contract.ts";
import { household } from "./household.server.ts";
import { dayOf } from "./period-rules.ts";
import { reopenDay } from "./reopen-day.server.ts";
import { businessIdOf, DEVICES_MAX, deviceOf, HOUSEHOLD_LENGTH, sourceOf } from "./rules.ts";
import { visitorOf } from "./visitor.server.ts";

export interface Visit {
  address: string;
  userAgent: string;
  /** The browser said "Do Not Track" or "Global Privacy Control". */
  isUnwatched: boolean;
}

/** False when there is nothing to record: a robot, a repetition, or someone who does not want to be counted. */
export async function recordVisit(
  { db, site }: Pick<Services, "db" | "site">,
  visit: Visit,
  { event, at = new Date() }: { event: VisitEvent; at?: Date },
): Promise<boolean> {
  if (visit.isUnwatched || isRobot(visit.userAgent)) return false;
  const { businessId, eventData, referrer } = await readEvent(db, event);
  const row: VisitRow = {
    ...{ businessId, eventData, at },
    eventType: event.eventType,
    device: deviceOf(visit.userAgent),
    referrer: sourceOf(referrer, new URL(site.baseUrl).host),
    visitor: await visitorOf(db, visit, at),
  };
  const day = dayOf(at);
  const isLate = day < dayOf(new Date());
  const isContact = CONTACTS.has(row.eventType);
  if (!isLate && !isContact) return insertVisit(db, row);
  return db.transaction(async (tx) => {
    if (isContact && (await isRepeated(tx, row))) return false;
    await insertVisit(tx, row);
    if (isLate) await reopenDay(tx, { day });
    return true;
  });
}

/** Browsers always say who they are. */
const isRobot = (userAgent: string): boolean => userAgent === "" || isbot(userAgent);

const businessNotFound = () => new AppError("not_found", "Business not found");

interface VisitRow extends ReadEvent {
  eventType: string;
  device: string;
  referrer: string | null;
  visitor: string;
  at: Date;
}

const CONTACTS: ReadonlySet<string> = new Set(["call", "directions", "website"]);
const ONCE_IN = sql`interval '30 minutes'`;

/**
 * Whoever presses Call five times calls once, also at the same moment; so does a crowd of browsers at
 * one address. Whoever waited for the lock may find a visit that is later than their own.
 */
async function isRepeated(tx: Tx, { businessId, eventType, visitor, at }: VisitRow) {
  const address = visitor.slice(0, HOUSEHOLD_LENGTH);
  const moment = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visits:${address}`}, 0))`);
  const { rows } = await tx.execute<{ visitor: string }>(sql`
    select distinct visitor from analytics_events
    where business_id = ${businessId} and event_type = ${eventType} and ${household} = ${address}
      and created_at between ${moment} - ${ONCE_IN} and ${moment} + ${ONCE_IN}`);
  return rows.length >= DEVICES_MAX || rows.some((row) => row.visitor === visitor);
}

/** The lock keeps the listing from being deleted between being read and being referred to. */
async function insertVisit(db: Db | Tx, row: VisitRow): Promise<true> {
  const { businessId, eventType, eventData, device, referrer, visitor, at } = row;
  const stored = await db.execute(sql`
    insert into analytics_events
      (business_id, event_type, event_data, device, referrer, visitor, created_at)
    select ${businessId}::int, ${eventType}, ${JSON.stringify(eventData)}::jsonb,
      ${device}, ${referrer}, ${visitor}, ${at.toISOString()}::timestamptz
    ${
      businessId === null
        ? sql``
        : sql`from businesses b where b.id = ${businessId} and b.status = 'live' for key share of b`
    }`);
  if (stored.rowCount !== 1) throw businessNotFound();
  return true;
}

interface ReadEvent {
  businessId: number | null;
  eventData: Record<string, unknown>;
}

async function readEvent(
  db: Db,
  event: VisitEvent,
): Promise<ReadEvent & { referrer?: string | undefined }> {
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
    case "search_appearance": {
      const businessIds = await listLive(db, event.businessIds);
      if (businessIds.length === 0) throw businessNotFound();
      return { businessId: null, eventData: { businessIds } };
    }
    case "custom": {
      const { category, label, value } = event;
      return { businessId: null, eventData: { category, label, value } };
    }
    default:
      return { businessId: event.businessId, eventData: {} };
  }
}

/** Each of them once. */
async function listLive(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from businesses where id = any(${sql.param(ids)}::int[]) and status = 'live' order by id`);
  return rows.map(({ id }) => id);
}
