import { sql } from "drizzle-orm";
import { check, doublePrecision, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { texts, time } from "./columns.server.ts";

/** What a member wants of recommendations, one row for each account. Where they are is not kept. */
export const userPreferences = pgTable(
  "user_preferences",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    experienceLevel: text("experience_level", {
      enum: ["beginner", "intermediate", "advanced", "expert"],
    }).notNull(),
    favoriteActivities: texts("favorite_activities"),
    budgetRange: text("budget_range", { enum: ["budget", "moderate", "luxury"] }).notNull(),
    groupSize: text("group_size", { enum: ["solo", "couple", "family", "group"] }).notNull(),
    interests: texts("interests"),
    /** In miles. */
    preferredDistance: doublePrecision("preferred_distance").notNull(),
    weatherSensitivity: text("weather_sensitivity", { enum: ["low", "medium", "high"] }).notNull(),
    boatSpeedKnots: doublePrecision("boat_speed_knots"),
    draftFeet: doublePrecision("draft_feet"),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [
    check("user_preferences_distance", sql`${table.preferredDistance} between 5 and 500`),
    check("user_preferences_speed", sql`${table.boatSpeedKnots} between 1 and 60`),
    check("user_preferences_draft", sql`${table.draftFeet} between 0 and 30`),
  ],
);
