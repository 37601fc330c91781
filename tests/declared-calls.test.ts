import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { profileRoutes } from "#src/domains/accounts/profile/api.server.ts";
import type { flagRoutes } from "#src/domains/moderation/api-flags.server.ts";
import type { reviewRoutes } from "#src/domains/reviews/api.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { allRoutes } from "#src/server/routes.ts";
import { callsOf } from "#src/shared/calls.ts";
import { fileCallsOf } from "#src/shared/send-file.ts";

/** None of these compiles, and none is ever run: `tsc` reports an expected error that is none. */
function mistakes() {
  const { call, callList } = callsOf<typeof reviewRoutes | typeof flagRoutes>();
  const sendFile = fileCallsOf<typeof profileRoutes>();
  const params = { id: 7 };
  const review = { rating: 5, title: "Calm", content: "Good holding.", visitDate: null };
  const watch = { onProgress: () => undefined, signal: AbortSignal.timeout(1) };
  return [
    // @ts-expect-error a path that no route has
    call("GET /api/reviewz/{id}", { params }),
    // @ts-expect-error a path of another domain
    call("GET /api/saved"),
    // @ts-expect-error a method that the path does not have
    call("PATCH /api/reviews/{id}", { params }),
    // @ts-expect-error nothing is given where a parameter is needed
    call("GET /api/reviews/{id}"),
    // @ts-expect-error a parameter that is called otherwise
    call("GET /api/reviews/{id}", { params: { reviewId: 7 } }),
    // @ts-expect-error a parameter that is no number
    call("GET /api/reviews/{id}", { params: { id: "seven" } }),
    // @ts-expect-error a condition that the list does not know
    callList("GET /api/businesses/{id}/reviews", { params, query: { order: "newest" } }),
    // @ts-expect-error a value that the condition cannot have
    callList("GET /api/businesses/{id}/reviews", { params, query: { sort: "loudest" } }),
    // @ts-expect-error a query where none is taken
    call("GET /api/reviews/{id}", { params, query: { sort: "newest" } }),
    // @ts-expect-error a body where none is taken
    call("DELETE /api/reviews/{id}", { params, body: {} }),
    // @ts-expect-error no body where one is needed
    call("PUT /api/reviews/{id}", { params }),
    // @ts-expect-error a field of the body is missing
    call("PUT /api/admin/flags/{id}", { params, body: { note: "Spam." } }),
    // @ts-expect-error a field of the body has another type
    call("PUT /api/reviews/{id}", { params, body: { ...review, rating: "5" } }),
    // @ts-expect-error a field that the body does not have
    call("PUT /api/reviews/{id}/answer", { params, body: { answer: "Thanks.", stars: 5 } }),
    // @ts-expect-error a field that the answer does not have
    call("GET /api/reviews/{id}", { params }).then(({ stars }) => stars),
    // @ts-expect-error a field of the answer taken for something else
    call("GET /api/reviews/{id}", { params }).then(({ title }): number => title),
    // @ts-expect-error one thing read as a list
    callList("GET /api/reviews/{id}", { params }),
    // @ts-expect-error a field that the items of a list do not have
    callList("GET /api/admin/flags").then(({ items }) => items[0]?.stars),
    // @ts-expect-error a call whose body is no file
    sendFile("PUT /api/user/profile", { body: new Blob() }, watch),
    // @ts-expect-error a body that is no file
    sendFile("PUT /api/user/picture", { body: "picture" }, watch),
  ];
}

test("a mistake about a call is an error of its types, before anything runs", () => {
  expect(mistakes).toBeTypeOf("function");
});

const fetched = vi.spyOn(globalThis, "fetch");
afterEach(() => fetched.mockReset());

test("a call takes and answers what its route declares, files and all", async () => {
  const Found = z.object({ id: z.int(), at: z.iso.datetime() });
  const routes = () => [
    route({
      method: "GET",
      path: "/api/shells/{id}",
      summary: "A shell",
      access: "public",
      params: z.object({ id: z.coerce.number() }),
      query: z.object({ isOpen: z.enum(["true", "false"]).optional() }),
      answer: Found,
      handler: async ({ params: { id } }) => ({ id, at: "2026-07-01T12:00:00Z" }),
    }),
    route({
      method: "PUT",
      path: "/api/shells",
      summary: "A picture of a shell",
      access: "public",
      streamsBody: true,
      answer: z.never(),
      handler: async () => new Response(),
    }),
  ];
  const { call } = callsOf<typeof routes>();
  fetched.mockImplementation(async () => Response.json({ id: 7, at: "2026-07-01T12:00:00Z" }));
  const found = await call("GET /api/shells/{id}", { params: { id: 7 }, query: { isOpen: true } });
  const read: { id: number; at: string } = found;
  expect(read.id).toBe(7);
  const file = new Blob(["…"]);
  await call("PUT /api/shells", { body: file });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "/api/shells/7?isOpen=true",
    "/api/shells",
  ]);
  expect(fetched.mock.lastCall?.[1]?.body).toBe(file);
});

test("every name in a path is declared among the parameters, and no other", () => {
  const differing = allRoutes.filter(({ path, params }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = params instanceof z.ZodObject ? Object.keys(params.shape) : [];
    return named.toSorted().join() !== declared.toSorted().join();
  });
  expect(differing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
