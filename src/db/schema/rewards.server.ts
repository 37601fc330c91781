import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { createdAt, isDemo, time } from "./columns.server.ts";
import { businesses } from "./directory.server.ts";
import { events } from "./events.server.ts";

/** One row for each account: its lock is the turn in which points are counted. All figures follow from the ledger. */
export const rewardMembers = pgTable("reward_members", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Stands for the person on the board: says nothing, and orders those with equal points. */
  boardId: uuid("board_id").notNull().unique().defaultRandom(),
  totalPoints: integer("total_points").notNull().default(0),
  /** What achievements are measured by. */
  measures: jsonb().$type<Record<string, number>>().notNull().default({}),
  /** The streak that ended, or will end, with the last active day. */
  streakDays: integer("streak_days").notNull().default(0),
  lastActiveDay: date("last_active_day", { mode: "string" }),
  /** The missed day of that streak that was forgiven last. */
  forgivenDay: date("forgiven_day", { mode: "string" }),
  showsName: boolean("shows_name").notNull().default(false),
  displayName: text("display_name"),
  createdAt: createdAt(),
});

/** The clocks that people lived by, and since when; days of the past keep theirs. */
export const rewardZones = pgTable(
  "reward_zones",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    effectiveFrom: time("effective_from").notNull(),
    timeZone: text("time_zone").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.effectiveFrom] })],
);

/** What only the person's own device could tell. Where it was is not kept. */
export const rewardActions = pgTable(
  "reward_actions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ["visit", "share"] }).notNull(),
    businessId: integer("business_id").references(() => businesses.id, { onDelete: "cascade" }),
    eventId: integer("event_id").references(() => events.id, { onDelete: "cascade" }),
    platform: text(),
    /** On the person's clock. */
    localDate: date("local_date", { mode: "string" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check("reward_actions_kind", sql`${table.kind} in ('visit', 'share')`),
    uniqueIndex("reward_actions_visit")
      .on(table.userId, table.businessId, table.localDate)
      .where(sql`${table.kind} = 'visit'`),
    index("reward_actions_person").on(table.userId, table.kind, table.createdAt),
    index("reward_actions_business").on(table.businessId),
    index("reward_actions_event").on(table.eventId),
  ],
);

/**
 * The ledger: rows are only added, which a trigger sees to. Of each thing the odd rows give and the
 * even ones take back; the last says what it is worth now.
 */
export const pointEntries = pgTable(
  "point_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for who has left. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text().notNull(),
    /** Which one of its kind, for this person. */
    source: text().notNull(),
    seq: integer().notNull(),
    points: integer().notNull(),
    /** What it is worth within the limits, by the rules of its time. */
    rate: integer().notNull(),
    ruleVersion: integer("rule_version").notNull(),
    note: text(),
    title: text().notNull(),
    path: text(),
    /** Two letters; null without a place. */
    state: text(),
    businessId: integer("business_id"),
    eventId: integer("event_id"),
    /** When the person did it, the first time. */
    occurredAt: time("occurred_at").notNull(),
    localDate: date("local_date", { mode: "string" }).notNull(),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    check("point_entries_seq", sql`${table.seq} >= 1`),
    check(
      "point_entries_sign",
      sql`case when ${table.seq} % 2 = 1 then ${table.points} >= 0 else ${table.points} <= 0 end`,
    ),
    uniqueIndex("point_entries_once").on(table.userId, table.kind, table.source, table.seq),
    index("point_entries_person").on(table.userId, table.id),
    index("point_entries_business").on(table.businessId),
    index("point_entries_event").on(table.eventId),
  ],
);

/** Which achievements people hold, or held. */
export const memberAchievements = pgTable(
  "member_achievements",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    achievementId: integer("achievement_id").notNull(),
    /** The first time; it stays when it is lost and earned again. */
    earnedAt: time("earned_at").notNull(),
    isHeld: boolean("is_held").notNull(),
    /** When its owner was told, on whichever device came first. */
    seenAt: time("seen_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.achievementId] }),
    index("member_achievements_holders").on(table.achievementId).where(sql`${table.isHeld}`),
  ],
);

/** Those that administrators made; the first nine are part of the rules. */
export const achievements = pgTable("achievements", {
  id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 101 }),
  title: text().notNull(),
  description: text().notNull(),
  icon: text().notNull(),
  category: text().notNull(),
  points: integer().notNull(),
  badgeLevel: text("badge_level").notNull(),
  measure: text().notNull(),
  goal: integer().notNull(),
  isActive: boolean("is_active").notNull().default(false),
  createdAt: createdAt(),
});

/** Points of everybody who competes, for each period that the board shows; only what is above zero. */
export const boardScores = pgTable(
  "board_scores",
  {
    period: text({ enum: ["week", "month", "all"] }).notNull(),
    start: date({ mode: "string" }).notNull(),
    /** Empty for everywhere. */
    state: text().notNull(),
    boardId: uuid("board_id")
      .notNull()
      .references(() => rewardMembers.boardId, { onDelete: "cascade" }),
    points: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.period, table.start, table.state] }),
    check("board_scores_points", sql`${table.points} > 0`),
    index("board_scores_order").on(
      table.period,
      table.start,
      table.state,
      table.points.desc(),
      table.boardId,
    ),
  ],
);

/** How many people have how many points: a rank is one more than those above. */
export const boardTallies = pgTable(
  "board_tallies",
  {
    period: text({ enum: ["week", "month", "all"] }).notNull(),
    start: date({ mode: "string" }).notNull(),
    state: text().notNull(),
    points: integer().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.period, table.start, table.state, table.points] })],
);
