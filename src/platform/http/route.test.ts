import { expectTypeOf, test } from "vitest";
import { z } from "zod";
import type { Viewer } from "#src/shared/viewer.ts";
import { route } from "./route.server.ts";

const CALL = {
  method: "GET",
  path: "/api/tides",
  summary: "The tides of a place",
  query: z.object({ place: z.string() }),
  answer: z.null(),
} as const;

test("the declared access narrows whom the handler meets", () => {
  route({
    ...CALL,
    access: "public",
    reserved: [{ use: "with place", holds: ({ query }) => query.place !== "", access: "admin" }],
    handler: async ({ viewer, query }) => {
      expectTypeOf(viewer).toEqualTypeOf<Viewer | null>();
      expectTypeOf(query).toEqualTypeOf<{ place: string }>();
      return null;
    },
  });
  for (const access of ["signed-in", "self", "admin"] as const) {
    route({
      ...CALL,
      access,
      handler: async ({ viewer }) => {
        expectTypeOf(viewer).toEqualTypeOf<Viewer>();
        return null;
      },
    });
  }
});
