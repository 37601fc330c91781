import { route } from "#src/platform/http/route.server.ts";
import { HotlineQuery, HotlinesAnswer } from "./contract.ts";
import { findHotlines } from "./find-hotlines.server.ts";

export const placesRoutes = [
  route({
    method: "GET",
    path: "/api/places/hotlines",
    summary: "Whom to call about a stranded or dead animal at a position or a named place",
    access: "public",
    query: HotlineQuery,
    answer: HotlinesAnswer,
    handler: ({ query }) => findHotlines(query),
  }),
];
