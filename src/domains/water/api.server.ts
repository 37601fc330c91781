import findTimeZone from "@photostructure/tz-lookup";
import { route } from "#src/platform/http/route.server.ts";
import { ForecastAnswer, MomentQuery, PositionQuery, WaterConditions } from "./contract.ts";
import { Currents } from "./currents/contract.ts";
import { findCurrents } from "./currents/queries.server.ts";
import { findWaterConditions } from "./queries.server.ts";

/** Each station and hour is reckoned anew. */
const rateLimit = { name: "water", calls: 300, seconds: 600 };

export const waterRoutes = [
  route({
    method: "GET",
    path: "/api/water/conditions",
    summary:
      "Tide of the nearest station, sun and moon at a position; predicted, not for navigation",
    access: "public",
    rateLimit,
    query: MomentQuery,
    answer: WaterConditions,
    handler: ({ query }) => findWaterConditions(toQuestion(query)),
  }),

  route({
    method: "GET",
    path: "/api/water/currents",
    summary: "Flood, ebb and slack at the nearest current station; predicted, not for navigation",
    access: "public",
    rateLimit,
    query: MomentQuery,
    answer: Currents,
    handler: ({ query }) => findCurrents(toQuestion(query)),
  }),

  route({
    method: "GET",
    path: "/api/water/forecast",
    summary: "The National Weather Service's forecast at a position, or why there is none",
    access: "public",
    // Each new place is a question to another service.
    rateLimit: { name: "forecast", calls: 120, seconds: 600 },
    query: PositionQuery,
    answer: ForecastAnswer,
    handler: ({ query, ctx }) => ctx.services.weather.forecastAt(query.latitude, query.longitude),
  }),
];

/** Where and when, in the zone of the place. */
const toQuestion = ({ at, ...position }: MomentQuery) => ({
  ...position,
  timeZone: findTimeZone(position.latitude, position.longitude),
  at: at ? new Date(at) : new Date(),
});
