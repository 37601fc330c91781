import { route } from "#src/platform/http/route.server.ts";
import { MomentQuery } from "../station/contract.ts";
import { readMoment, reckoningLimit } from "../station/moment.server.ts";
import { WaterConditions } from "./contract.ts";
import { findWaterConditions } from "./queries.server.ts";

export const tideRoutes = [
  route({
    method: "GET",
    path: "/api/water/conditions",
    summary:
      "Tide of the nearest station, sun and moon at a position; predicted, not for navigation",
    access: "public",
    rateLimit: reckoningLimit,
    query: MomentQuery,
    answer: WaterConditions,
    handler: ({ query }) => findWaterConditions(readMoment(query)),
  }),
];
