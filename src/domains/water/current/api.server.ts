import { route } from "#src/platform/http/route.server.ts";
import { MomentQuery } from "../station/contract.ts";
import { readMoment, reckoningLimit } from "../station/moment.server.ts";
import { Currents } from "./contract.ts";
import { findCurrents } from "./queries.server.ts";

export const currentRoutes = [
  route({
    method: "GET",
    path: "/api/water/currents",
    summary: "Flood, ebb and slack at the nearest current station; predicted, not for navigation",
    access: "public",
    rateLimit: reckoningLimit,
    query: MomentQuery,
    answer: Currents,
    handler: ({ query }) => findCurrents(readMoment(query)),
  }),
];
