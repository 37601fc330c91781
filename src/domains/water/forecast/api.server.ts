import { route } from "#src/platform/http/route.server.ts";
import { PositionQuery } from "../station/contract.ts";
import { ForecastAnswer } from "./contract.ts";
import { findWaterSpot } from "./find-water-spot.server.ts";

export const forecastRoutes = [
  route({
    method: "GET",
    path: "/api/water/forecast",
    summary: "The National Weather Service's forecast at a position, or why there is none",
    access: "public",
    // Each new place is a question to another service.
    rateLimit: { name: "forecast", calls: 120, seconds: 600 },
    query: PositionQuery,
    answer: ForecastAnswer,
    handler: async ({ query, ctx }) =>
      ctx.services.weather.forecastAt(query.latitude, query.longitude, await findWaterSpot(query)),
  }),
];
