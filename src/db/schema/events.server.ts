import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt, isDemo, senderKey, texts, time } from "./columns.server.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const standing = (name: string) =>
  text(name, { enum: ["active", "cancelled", "postponed"] })
    .notNull()
    .default("active");

/** What is the same on every date of an event. Its dates are rows of `event_dates`, one or many. */
export const events = pgTable(
  "events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organizerId: text("organizer_id").references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    /** The chosen one, else that of the date that lists show. */
    season: text().notNull(),
    /** Null where it follows the date. */
    chosenSeason: text("chosen_season"),
    location: text().notNull(),
    city: text().notNull(),
    /** The whole name, as the lists of states have it. */
    state: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** IANA; every wall time below is of this zone. */
    timeZone: text("time_zone").notNull(),
    /** Free text. */
    price: text(),
    /** For dates that are still to be made; each date has its own. Null is without a limit. */
    capacity: integer(),
    organizer: text().notNull(),
    tags: texts("tags"),
    featured: boolean().notNull().default(false),
    image: text(),
    ticketUrl: text("ticket_url"),
    website: text(),
    registrationRequired: boolean("registration_required").notNull().default(false),
    ageRestriction: text("age_restriction"),
    weatherDependent: boolean("weather_dependent").notNull().default(false),
    contactEmail: text("contact_email").notNull(),
    contactPhone: text("contact_phone"),
    /** How it recurs; null for a single date. */
    rule: jsonb(),
    /** Wall time of the first date, such as 2027-06-12T09:30. */
    startsLocal: text("starts_local").notNull(),
    endsLocal: text("ends_local"),
    /** The event that has the dates from which on the series was changed; null where it was not split. */
    continuedById: integer("continued_by_id").references((): AnyPgColumn => events.id, {
      onDelete: "set null",
    }),
    /** The series that it was a date of until it got words or a place of its own. */
    partOfId: integer("part_of_id").references((): AnyPgColumn => events.id, {
      onDelete: "set null",
    }),
    status: standing("status"),
    /** Why administrators took it off the site; null while it is there. Whoever registered keeps their page. */
    takenDownReason: text("taken_down_reason"),
    /** Of the date that lists show: the next that is not over, otherwise the last. */
    shownStartsAt: time("shown_starts_at").notNull(),
    shownOverAt: time("shown_over_at").notNull(),
    /** When its last date is over. */
    lastOverAt: time("last_over_at").notNull(),
    /** How far ahead a series without an end has its dates; null when all of them are there. */
    datesUntil: time("dates_until"),
    /** Moves with every change, so that an editor never writes over somebody else's. */
    version: integer().notNull().default(1),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('landfall', title), 'A') || setweight(to_tsvector('landfall', city || ' ' || coalesce(state, '') || ' ' || location || ' ' || organizer || ' ' || category), 'B') || setweight(to_tsvector('landfall', words_of(tags)), 'C') || setweight(to_tsvector('landfall', description), 'D')`,
    ),
  },
  (table) => [
    check("events_status", sql`${table.status} in ('active', 'cancelled', 'postponed')`),
    check("events_capacity", sql`${table.capacity} >= 1`),
    // Coming ones by their next date, and everything that counting by a filter asks for.
    index("events_coming")
      .on(
        table.lastOverAt,
        table.shownStartsAt,
        table.id,
        table.category,
        table.season,
        table.state,
        table.featured,
        table.status,
      )
      .where(sql`${table.takenDownReason} is null`),
    index("events_shown").on(table.shownStartsAt, table.id),
    index("events_category").on(table.category, table.shownStartsAt, table.id),
    index("events_state").on(table.state, table.shownStartsAt, table.id),
    index("events_town").on(sql`lower(${table.city})`, table.shownStartsAt, table.id),
    index("events_featured").on(table.shownStartsAt, table.id).where(sql`${table.featured}`),
    index("events_taken_down")
      .on(table.shownStartsAt, table.id)
      .where(sql`${table.takenDownReason} is not null`),
    index("events_place").on(table.latitude, table.longitude),
    index("events_organizer").on(table.organizerId, table.shownStartsAt),
    index("events_unfinished").on(table.datesUntil).where(sql`${table.datesUntil} is not null`),
    index("events_series").on(table.shownOverAt).where(sql`${table.rule} is not null`),
    index("events_continued")
      .on(table.continuedById)
      .where(sql`${table.continuedById} is not null`),
    index("events_part_of").on(table.partOfId).where(sql`${table.partOfId} is not null`),
    index("events_search").using("gin", table.search).with({ fastupdate: "off" }),
  ],
);

/** One date of an event; its row is the gate for its places. */
export const eventDates = pgTable(
  "event_dates",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** The wall time that the rule gave it. It stays when the date is moved: by it the date is known again. */
    slot: text().notNull(),
    startsAt: time("starts_at").notNull(),
    /** Null when nobody said when it ends. */
    endsAt: time("ends_at"),
    overAt: time("over_at").notNull().generatedAlwaysAs(sql`coalesce(ends_at, starts_at)`),
    /** When it would have begun before it was moved the last time. */
    previousStartsAt: time("previous_starts_at"),
    /** When and where it is by what readers were told last, in words; null where that is as it is now. */
    toldWhen: text("told_when"),
    toldPlace: text("told_place"),
    /** What it was called by what readers were told last; null where it is called so now. */
    toldTitle: text("told_title"),
    status: standing("status"),
    /** What the organizer says of the change or of the weather. */
    statusNote: text("status_note"),
    weatherCall: text("weather_call", { enum: ["go", "no_go"] }),
    /** Null is without a limit. */
    capacity: integer(),
    /** Attendees who are registered, not parties. */
    taken: integer().notNull().default(0),
    /** Parties in line. */
    waitingParties: integer("waiting_parties").notNull().default(0),
    lastPlaceInLine: integer("last_place_in_line").notNull().default(0),
    /** Of the calendar entry: grows with time, place and status. */
    sequence: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("event_dates_slot").on(table.eventId, table.slot),
    check("event_dates_status", sql`${table.status} in ('active', 'cancelled', 'postponed')`),
    check("event_dates_places", sql`${table.taken} >= 0 and ${table.taken} <= ${table.capacity}`),
    check("event_dates_waiting", sql`${table.waitingParties} >= 0`),
    check(
      "event_dates_order",
      sql`${table.endsAt} is null or ${table.endsAt} >= ${table.startsAt}`,
    ),
    index("event_dates_starts").on(table.startsAt, table.eventId),
    index("event_dates_event").on(table.eventId, table.startsAt),
  ],
);

/** A party for one date. `taken` and `waiting_parties` of the date are sums over these. */
export const eventRegistrations = pgTable(
  "event_registrations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    dateId: integer("date_id")
      .notNull()
      .references(() => eventDates.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    userName: text("user_name").notNull(),
    userEmail: text("user_email").notNull(),
    attendeeCount: smallint("attendee_count").notNull().default(1),
    notes: text(),
    status: text({ enum: ["registered", "waiting", "cancelled", "lapsed"] })
      .notNull()
      .default("registered"),
    /** Given out under the lock of the date's row; stays when the party moves up. */
    placeInLine: integer("place_in_line"),
    /** Who moved up and has not said yes by then lapses. */
    confirmBy: time("confirm_by"),
    /** When the mail of the day before was made. */
    remindedAt: time("reminded_at"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    senderKey: senderKey(),
    isDemo: isDemo(),
  },
  (table) => [
    check("event_registrations_count", sql`${table.attendeeCount} between 1 and 10`),
    check(
      "event_registrations_status",
      sql`${table.status} in ('registered', 'waiting', 'cancelled', 'lapsed')`,
    ),
    uniqueIndex("event_registrations_live")
      .on(table.dateId, sql`lower(${table.userEmail})`)
      .where(sql`${table.status} in ('registered', 'waiting')`),
    index("event_registrations_line")
      .on(table.dateId, table.placeInLine)
      .where(sql`${table.status} = 'waiting'`),
    index("event_registrations_date").on(table.dateId, table.id),
    index("event_registrations_user").on(table.userId),
    index("event_registrations_email").on(sql`lower(${table.userEmail})`),
    index("event_registrations_confirm")
      .on(table.confirmBy)
      .where(sql`${table.confirmBy} is not null and ${table.status} = 'registered'`),
  ],
);

/** Who came through the door: rows are added, never changed. The device makes the id, so that sending twice counts once. */
export const eventArrivals = pgTable(
  "event_arrivals",
  {
    id: uuid().primaryKey(),
    registrationId: integer("registration_id")
      .notNull()
      .references(() => eventRegistrations.id, { onDelete: "cascade" }),
    /** Attendees; below zero for what is taken back. */
    count: smallint().notNull(),
    scannedAt: time("scanned_at").notNull(),
    scannedById: text("scanned_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    check("event_arrivals_count", sql`${table.count} between -10 and 10 and ${table.count} <> 0`),
    index("event_arrivals_registration").on(table.registrationId),
    index("event_arrivals_person").on(table.scannedById),
  ],
);

/** What an organizer wrote to attendees. */
export const eventMessages = pgTable(
  "event_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    dateId: integer("date_id")
      .notNull()
      .references(() => eventDates.id, { onDelete: "cascade" }),
    senderId: text("sender_id").references(() => users.id, { onDelete: "set null" }),
    audience: text({ enum: ["registered", "waiting", "everyone"] }).notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** Parties that it went to. */
    recipients: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("event_messages_date").on(table.dateId, table.createdAt.desc()),
    index("event_messages_sender").on(table.senderId),
  ],
);
