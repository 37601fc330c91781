import { type SQL, sql } from "drizzle-orm";
import type { Figure } from "./figure-contract.ts";

/** The kind of event that each figure counts. */
const EVENTS_OF: Readonly<Record<Figure, string>> = {
  views: "page_view",
  visitors: "page_view",
  calls: "call",
  directions: "directions",
  websiteClicks: "website",
  shares: "social_share",
  searchAppearances: "search_appearance",
};
export const FIGURES = Object.keys(EVENTS_OF) as Figure[];

/** Of rows of `analytics_days`, a column for each figure. */
export const figureSums: SQL = sql.join(
  FIGURES.map((figure) => {
    const column = figure === "visitors" ? sql`visitors` : sql`count`;
    const sum = sql`sum(${column}) filter (where event_type = ${sql.raw(`'${EVENTS_OF[figure]}'`)})`;
    return sql`coalesce(${sum}, 0)::int as ${sql.identifier(figure)}`;
  }),
  sql`, `,
);
