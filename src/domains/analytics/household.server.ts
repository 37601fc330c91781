import { sql } from "drizzle-orm";
import { DEVICES_MAX, HOUSEHOLD_LENGTH } from "./rules.ts";

/** What all visitors at one address have in common, for a query of events. */
export const household = sql.raw(`left(visitor, ${HOUSEHOLD_LENGTH})`);

/** Of events that are grouped by household: whoever changes the browser's name is not a crowd. */
export const visitorsOfHousehold = sql.raw(`least(count(distinct visitor), ${DEVICES_MAX})`);
