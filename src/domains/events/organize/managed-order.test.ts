import { afterAll, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildAdmin, buildOrganizer } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { Event } from "../event/contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test("organizers and administrators see coming events first, the nearest before the others", async () => {
  const organizer = await buildOrganizer(landfall, { email: "nell@example.com" });
  for (const [title, days] of [
    ["Long ago", -90],
    ["Far ahead", 90],
    ["Lately", -2],
    ["Soon", 2],
  ] as const)
    await buildEvent(landfall.db, { title, organizerId: organizer.id }, [
      { startsAt: inDays(days) },
    ]);
  const own = await browserOf(landfall, organizer);
  const admin = await browserOf(landfall, await buildAdmin(landfall));
  const lists = [
    await own.get("/api/user/organized-events"),
    await admin.get("/api/admin/events?limit=50"),
  ];
  for (const { body } of lists)
    expect((body as Event[]).map(({ title }) => title)).toEqual([
      ...["Soon", "Far ahead", "Lately", "Long ago"],
    ]);
});

test("administrators find an event by a part of its title, its organizer or its town", async () => {
  const admin = await browserOf(landfall, await buildAdmin(landfall));
  const far = { title: "Oyster roast", organizer: "Bay Grill", city: "Beaufort" };
  await buildEvent(landfall.db, far, [{ startsAt: inDays(1) }]);
  for (const words of ["oyster", "bay gr", "FORT"]) {
    const { body, headers } = await admin.get(`/api/admin/events?q=${encodeURIComponent(words)}`);
    expect((body as Event[]).map(({ title }) => title)).toEqual(["Oyster roast"]);
    expect(headers.get("X-Total-Count")).toBe("1");
  }
  const { body } = await admin.get("/api/admin/events?q=oyster&takenDown=true");
  expect(body).toEqual([]);
});
