import type { Db } from "#src/db/client.server.ts";
import { countActiveAlerts } from "#src/domains/alerts/shown-alerts.server.ts";
import {
  countActiveProjects,
  countContributors,
} from "#src/domains/citizen-science/queries.server.ts";
import { countReports } from "#src/domains/sightings/report-rows.server.ts";
import { tabPath } from "./community-tabs.ts";
import type { Counter } from "./counters.tsx";

interface CounterReader extends Omit<Counter, "count"> {
  read: (db: Db) => Promise<number>;
}

/** In the order in which they stand above the tabs; each is counted from rows. */
const COUNTERS: readonly CounterReader[] = [
  {
    label: "Species reports",
    origin: "sent in by readers",
    to: tabPath("reports"),
    read: countReports,
  },
  {
    label: "Active alerts",
    origin: "not yet resolved",
    to: tabPath("alerts"),
    read: countActiveAlerts,
  },
  {
    label: "Active projects",
    origin: "of citizen science",
    to: tabPath("projects"),
    read: countActiveProjects,
  },
  {
    label: "Contributors",
    origin: "who take part in projects",
    to: tabPath("projects"),
    read: countContributors,
  },
];

export const readCounters = (db: Db): Promise<Counter[]> =>
  Promise.all(
    COUNTERS.map(async ({ read, ...counter }) => ({ ...counter, count: await read(db) })),
  );
