import findTimeZone from "@photostructure/tz-lookup";
import { route } from "#src/platform/http/route.server.ts";
import { ForecastAnswer, PositionQuery, WaterConditions } from "./contract.ts";
import { findWaterConditions } from "./queries.server.ts";

export const waterRoutes = [
  route({
    method: "GET",
    path: "/api/water/conditions",
    summary:
      "Tide of the nearest station, sun and moon at a position; predicted, not for navigation",
    access: "public",
    query: PositionQuery,
    answer: WaterConditions,
    handler: ({ query }) => {
      const timeZone = findTimeZone(query.latitude, query.longitude);
      return findWaterConditions({ ...query, timeZone, at: new Date() });
    },
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
